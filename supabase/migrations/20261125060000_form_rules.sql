-- The form's rules as data, so that an owner changes the form without a migration: a start of the server brings them
-- up to date, and `npm run -s form-rules` prints them for a database without one. The specification's are the first.
create table server.form_rules (
  field text primary key,
  -- The column of the leads; null for an answer in `answers`.
  kept_in text,
  kind text not null,
  required boolean not null,
  -- Bounds of a text's length in characters or of a number; of the deadline, its hours from now.
  least bigint not null,
  most bigint not null,
  options text[] not null,
  pattern text,
  -- The answer counts towards the score if it is longer, or this option.
  longer_than integer,
  counts_if text
);

comment on table server.form_rules is 'The rules of the form''s fields, which every insert of a lead must fit.';

revoke all on server.form_rules from public;

alter table public.leads add column answers jsonb not null default '{}';

comment on column public.leads.answers is 'The answers to the owner''s own fields, by field.';

-- What 1.0.0 had in their place.
alter table public.leads
  drop constraint if exists leads_name_length,
  drop constraint if exists leads_email_length,
  drop constraint if exists leads_email_valid,
  drop constraint if exists leads_phone_length,
  drop constraint if exists leads_subject_length,
  drop constraint if exists leads_assignment_type_known,
  drop constraint if exists leads_academic_level_known,
  drop constraint if exists leads_requirements_length,
  drop constraint if exists leads_urgency_level_known,
  drop constraint if exists leads_deadline_range,
  add constraint leads_deadline_range check (deadline > created_at);

-- The database is the authority: whatever a client computed is computed again, and every answer has to fit its rule.
create or replace function public.lead_settle() returns trigger
-- As the owner: a visitor may not read the rules.
language plpgsql security definer
set search_path = ''
as $$
declare
  rule server.form_rules;
  own jsonb := case when jsonb_typeof(new.answers) = 'object' then new.answers else '{}' end;
  answer text;
  fits boolean;
  signals integer := 0;
begin
  new.name := public.lead_trim(new.name);
  new.email := public.lead_trim(new.email);
  new.phone := public.lead_trim(new.phone);
  new.subject := public.lead_trim(new.subject);
  new.requirements := public.lead_trim(new.requirements);
  new.source_page := public.lead_trim(new.source_page);
  new.source_referrer := public.lead_trim(new.source_referrer);
  new.source_title := public.lead_trim(new.source_title);
  -- Whoever forges 'spam' harms nobody else; no other state is a sender's to choose.
  new.status := case when new.status = 'spam' then 'spam' else 'new' end;
  -- A sent NULL stays, for NOT NULL to refuse it. The difference is taken without
  -- a time zone: with one, adding its days would follow the session's clock changes.
  if new.created_at is not null then
    new.deadline := (
      new.deadline at time zone 'UTC' + (now() at time zone 'UTC' - new.created_at at time zone 'UTC')
    ) at time zone 'UTC';
    new.created_at := now();
  end if;
  -- What is no answer to a field of the form is not kept.
  new.answers := '{}';
  for rule in select * from server.form_rules order by field loop
    answer := case rule.kept_in
      when 'name' then new.name
      when 'email' then new.email
      when 'phone' then new.phone
      when 'subject' then new.subject
      when 'assignment_type' then new.assignment_type
      when 'academic_level' then new.academic_level
      when 'requirements' then new.requirements
      when 'urgency_level' then new.urgency_level
      when 'deadline' then null
      else coalesce(public.lead_trim(own->>rule.field), '')
    end;
    fits := case
      -- In hours, not in days: a day across a clock change has 23 or 25 of them.
      when rule.kind = 'deadline' then new.deadline <= new.created_at + rule.most * interval '1 hour'
      when answer = '' then not rule.required
      when rule.kind = 'choice' then answer = any (rule.options)
      when answer !~ rule.pattern then false
      when rule.kind = 'number' then answer::bigint between rule.least and rule.most
      when rule.kind = 'date' then
        right(answer, 2)::integer
          <= extract(day from (left(answer, 8) || '01')::date + interval '1 month' - interval '1 day')
      else char_length(answer) between rule.least and rule.most
    end;
    -- Of a sent NULL, NOT NULL says more.
    if not fits then
      raise exception using
        errcode = 'check_violation',
        message = format('new row for relation "leads" violates check constraint "leads_%s_rule"', rule.field),
        table = 'leads', schema = 'public', column = rule.field, constraint = format('leads_%s_rule', rule.field);
    end if;
    if rule.kept_in is null and answer <> '' then
      new.answers := new.answers || jsonb_build_object(rule.field, answer);
    end if;
    if char_length(answer) > rule.longer_than or answer = rule.counts_if then
      signals := signals + 1;
    end if;
  end loop;
  new.lead_quality_score := least(signals * 20, 100);
  return new;
end
$$;

create or replace trigger leads_settle before insert on public.leads
for each row execute function public.lead_settle();

drop function if exists public.lead_score(text, text, text, text, text);

insert into server.form_rules select * from json_populate_recordset(null::server.form_rules, '[
{"field":"name","kept_in":"name","kind":"text","required":true,"least":2,"most":100,"options":[],"pattern":null,"longer_than":5,"counts_if":null},
{"field":"email","kept_in":"email","kind":"email","required":true,"least":0,"most":254,"options":[],"pattern":"^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(?:[.][A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?[.])+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$","longer_than":0,"counts_if":null},
{"field":"phone","kept_in":"phone","kind":"phone","required":true,"least":10,"most":40,"options":[],"pattern":null,"longer_than":9,"counts_if":null},
{"field":"subject","kept_in":"subject","kind":"text","required":true,"least":2,"most":200,"options":[],"pattern":null,"longer_than":null,"counts_if":null},
{"field":"assignment_type","kept_in":"assignment_type","kind":"choice","required":true,"least":0,"most":0,"options":["essay","research_paper","homework","programming","case_study","dissertation","thesis","other"],"pattern":null,"longer_than":null,"counts_if":null},
{"field":"academic_level","kept_in":"academic_level","kind":"choice","required":true,"least":0,"most":0,"options":["high_school","undergraduate","masters","phd"],"pattern":null,"longer_than":null,"counts_if":null},
{"field":"deadline","kept_in":"deadline","kind":"deadline","required":true,"least":0,"most":720,"options":["6_hours","12_hours","24_hours","3_days","1_week","2_weeks","1_month"],"pattern":null,"longer_than":null,"counts_if":null},
{"field":"urgency","kept_in":"urgency_level","kind":"choice","required":true,"least":0,"most":0,"options":["low","medium","high","urgent"],"pattern":null,"longer_than":null,"counts_if":"urgent"},
{"field":"description","kept_in":"requirements","kind":"long text","required":true,"least":10,"most":5000,"options":[],"pattern":null,"longer_than":50,"counts_if":null}
]');
