-- The table of leads and who may do what. A later migration has the form's rules. The same
-- files run on PGlite, on PostgreSQL 15 and newer, and on Supabase.

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
  constraint leads_status_length check (char_length(status) between 1 and 50)
);

comment on table public.leads is 'One row for each request that a visitor sent.';

-- Leads are read newest first, and swept by age.
create index leads_created_at on public.leads (created_at);

-- Strips what String.prototype.trim strips: the white space and line ends of
-- ECMAScript. btrim alone knows the space only, \s depends on the locale. It has no
-- search_path of its own, so that PostgreSQL puts its expression in the place of a call.
create function public.lead_trim(value text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(
    value,
    E'\u0009\u000a\u000b\u000c\u000d\u0020\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  )
$$;

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
