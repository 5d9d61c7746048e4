-- The table of leads, its rules and who may do what. The same file runs on
-- PGlite, on PostgreSQL 15 and newer, and on Supabase.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null,
  subject text not null,
  assignment_type text not null,
  academic_level text not null,
  requirements text not null,
  urgency_level text not null,
  source_page text not null,
  source_referrer text not null default 'direct',
  source_title text not null default 'Lead Capture Form',
  trigger_type text not null default 'button_click',
  campaign_data jsonb not null default '{}',
  lead_quality_score integer not null,
  status text not null default 'new',
  deadline timestamptz not null,
  created_at timestamptz not null default now(),

  -- The rules of the form (lead/form.ts). A test holds both against each other.
  constraint leads_name_length check (char_length(name) between 2 and 100),
  constraint leads_email_length check (char_length(email) <= 254),
  constraint leads_email_valid check (
    email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(?:[.][A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.])+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$'
  ),
  constraint leads_phone_length check (char_length(phone) between 10 and 40),
  constraint leads_subject_length check (char_length(subject) between 2 and 200),
  constraint leads_assignment_type_known check (
    assignment_type in (
      'essay', 'research_paper', 'homework', 'programming', 'case_study', 'dissertation', 'thesis', 'other'
    )
  ),
  constraint leads_academic_level_known check (
    academic_level in ('high_school', 'undergraduate', 'masters', 'phd')
  ),
  constraint leads_requirements_length check (char_length(requirements) between 10 and 5000),
  constraint leads_urgency_level_known check (urgency_level in ('low', 'medium', 'high', 'urgent')),

  -- What a visitor did not type (lead/source.ts): bounded above only.
  constraint leads_source_page_length check (char_length(source_page) <= 2000),
  constraint leads_source_referrer_length check (char_length(source_referrer) <= 2000),
  constraint leads_source_title_length check (char_length(source_title) <= 200),
  constraint leads_trigger_type_known check (trigger_type in ('button_click', 'exit_intent')),
  constraint leads_campaign_data_object check (jsonb_typeof(campaign_data) = 'object'),
  -- Five values of 200 characters, each character six bytes when JSON escapes it, and their keys.
  constraint leads_campaign_data_size check (octet_length(campaign_data::text) <= 8192),

  constraint leads_lead_quality_score_range check (lead_quality_score between 0 and 100),
  -- Later states belong to whoever works the leads: any short word.
  constraint leads_status_length check (char_length(status) between 1 and 50),
  -- In hours, not in days: a day across a clock change has 23 or 25 of them.
  constraint leads_deadline_range check (
    deadline > created_at and deadline <= created_at + interval '720 hours'
  )
);

comment on table public.leads is 'One row for each request that a visitor sent.';

-- Leads are read newest first, and swept by age.
create index leads_created_at on public.leads (created_at);

-- Strips what String.prototype.trim strips: the white space and line ends of
-- ECMAScript. btrim alone knows the space only, \s depends on the locale.
create function public.lead_trim(value text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select btrim(
    value,
    E'\u0009\u000a\u000b\u000c\u000d\u0020\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  )
$$;

-- The score of lead/score.ts: 20 points for each signal that holds.
create function public.lead_score(name text, email text, phone text, requirements text, urgency_level text)
returns integer
language sql immutable parallel safe
set search_path = ''
as $$
  select least(
    100,
    case when char_length(name) > 5 then 20 else 0 end
      + case when position('@' in email) > 0 then 20 else 0 end
      + case when char_length(phone) >= 10 then 20 else 0 end
      + case when char_length(requirements) > 50 then 20 else 0 end
      + case when urgency_level = 'urgent' then 20 else 0 end
  )
$$;

-- The database is the authority: whatever a client computed is computed again,
-- so neither a wrong clock nor a forged score reaches the table. It runs before
-- the CHECK constraints, which therefore see the trimmed text.
create function public.lead_settle() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.name := public.lead_trim(new.name);
  new.email := public.lead_trim(new.email);
  new.phone := public.lead_trim(new.phone);
  new.subject := public.lead_trim(new.subject);
  new.requirements := public.lead_trim(new.requirements);
  new.source_page := public.lead_trim(new.source_page);
  new.source_referrer := public.lead_trim(new.source_referrer);
  new.source_title := public.lead_trim(new.source_title);
  new.lead_quality_score :=
    public.lead_score(new.name, new.email, new.phone, new.requirements, new.urgency_level);
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
  return new;
end
$$;

create trigger leads_settle before insert on public.leads
for each row execute function public.lead_settle();

-- Supabase brings the role along; elsewhere it is made here. A role belongs to
-- the whole cluster: another database may make it at this very moment.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    begin
      create role anon nologin noinherit;
    exception when duplicate_object or unique_violation then
      null;
    end;
    -- An owner without superuser rights may act as a role only once it is a member.
    execute format('grant anon to %I', current_user);
  end if;
end
$$;

-- A visitor may add a lead, and nothing else: not even read it back. Rights are
-- taken away first, because Supabase grants all of them by default.
alter table public.leads enable row level security;

create policy leads_insert on public.leads for insert to anon with check (true);

revoke all on public.leads from public, anon;

do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    revoke all on public.leads from authenticated;
  end if;
end
$$;

grant usage on schema public to anon;
grant insert on public.leads to anon;
