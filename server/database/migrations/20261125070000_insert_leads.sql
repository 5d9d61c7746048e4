-- Inserts leads as the visitors' role, whatever connection they come over: the role
-- holds for one call, so a session, a transaction pooler and PGlite behave alike.
-- Grants and policies apply, and nothing of the role is left afterwards.
-- `filled` names the columns; the others get their defaults. The database reads the
-- JSON, so its types decide what a value may look like. Rows are inserted by id:
-- two calls with the same ids then wait for each other in one order.
-- PostgreSQL checks a function as its role, which may not run an earlier one.
drop function if exists server.insert_leads(text[], json);

create function server.insert_leads(filled text[], leads json) returns void
language plpgsql
set role = 'anon'
set search_path = ''
-- A table that someone has locked must not keep connections for ever.
set lock_timeout = '10s'
as $$
declare
  -- What the page sends, in the order of the table.
  page constant text[] := '{
    id, name, email, phone, subject, assignment_type, academic_level, requirements, urgency_level, source_page,
    source_referrer, source_title, trigger_type, campaign_data, lead_quality_score, status, deadline, created_at
  }';
  columns text := (select string_agg(quote_ident(name), ', ') from unnest(filled) as name);
begin
  -- PostgreSQL keeps the plan of this statement. To make one takes half of a call.
  if filled @> page and filled <@ page
  then
    insert into public.leads (
      id, name, email, phone, subject, assignment_type, academic_level, requirements, urgency_level, source_page,
      source_referrer, source_title, trigger_type, campaign_data, lead_quality_score, status, deadline, created_at
    )
    select
      id, name, email, phone, subject, assignment_type, academic_level, requirements, urgency_level, source_page,
      source_referrer, source_title, trigger_type, campaign_data, lead_quality_score, status, deadline, created_at
    from json_populate_recordset(null::public.leads, leads) order by id;
  else
    execute format(
      'insert into public.leads (%s) select %s from json_populate_recordset(null::public.leads, $1) as sent order by id',
      columns, columns
    ) using leads;
  end if;
end
$$;

revoke all on function server.insert_leads(text[], json) from public;

-- What earlier versions made for the same end.
drop function if exists server.runs_as_visitor();
drop function if exists server.standby_state();
drop table if exists server.health;
