-- How many visitors came how far: counts by day, and nothing of any one visitor. The
-- page calls count_steps; the owner reads the table.

-- PostgREST shows the schema public alone: nobody asks for this one over the web.
create schema if not exists server;

-- Where the site is: its days begin at midnight there.
create table server.site (
  time_zone text not null default 'UTC'
);
insert into server.site default values;

comment on table server.site is 'One row. The server writes its setting TIME_ZONE here; elsewhere an owner does.';

create table server.step_counts (
  day date not null,
  event text not null,
  detail text not null,
  trigger_type text not null,
  path text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  device text not null,
  counted bigint not null,

  primary key (day, event, detail, trigger_type, path, utm_source, utm_medium, utm_campaign, device)
)
-- Each row of today changes many times: room is left for that in its page.
with (fillfactor = 70);

comment on table server.step_counts is 'How often each step was taken on a day. No row stands for a visitor.';

-- A word of a step as it is kept: short, and no mail address, which some put into their links.
create function server.step_word(value text) returns text
language sql immutable parallel safe
as $$
  select case when position('@' in value) > 0 then 'other' else left(btrim(coalesce(value, '')), 80) end
$$;

-- Counts a list of steps, each once. Whoever invents campaigns fills 2,000 rows a day at
-- the most: beyond them a new combination is counted as "other".
create function public.count_steps(steps jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  today date := (now() at time zone (select time_zone from server.site))::date;
  room bigint := 2000 - (select count(*) from server.step_counts where day = today);
begin
  if jsonb_typeof(steps) is distinct from 'array' or jsonb_array_length(steps) > 1000 then
    raise exception 'steps must be a list of at most 1000 steps' using errcode = '22023';
  end if;
  insert into server.step_counts as kept
  with told as (
    select step.event,
      case
        when step.event in ('viewed', 'offered') then ''
        when step.event = 'opened' and step.trigger_type = 'exit_intent' then 'Exit Intent'
        else server.step_word(step.detail)
      end as detail,
      case when step.event in ('opened', 'sent') and step.trigger_type in ('button_click', 'exit_intent')
        then step.trigger_type else '' end as trigger_type,
      server.step_word(step.path) as path,
      server.step_word(step.utm_source) as utm_source,
      server.step_word(step.utm_medium) as utm_medium,
      server.step_word(step.utm_campaign) as utm_campaign,
      case when step.device = 'touch' then 'touch' else 'mouse' end as device,
      count(*) as counted
    from jsonb_to_recordset(steps) as step(
      event text, detail text, trigger_type text, path text,
      utm_source text, utm_medium text, utm_campaign text, device text
    )
    where step.event in ('viewed', 'opened', 'refused', 'offered', 'sent')
      or step.event = 'reached' and step.detail in ('2', '3')
    group by 1, 2, 3, 4, 5, 6, 7, 8
  ), placed as (
    select told.*, known.day is not null
      or count(*) filter (where known.day is null) over (order by told.counted desc rows unbounded preceding) <= room
      as fits
    from told left join server.step_counts as known on known.day = today and
      (known.event, known.detail, known.trigger_type, known.path, known.utm_source, known.utm_medium, known.utm_campaign, known.device)
      = (told.event, told.detail, told.trigger_type, told.path, told.utm_source, told.utm_medium, told.utm_campaign, told.device)
  )
  select today, event,
    case when fits or event in ('viewed', 'offered', 'reached') then detail else 'other' end,
    trigger_type,
    case when fits then path else 'other' end,
    case when fits then utm_source else 'other' end,
    case when fits then utm_medium else 'other' end,
    case when fits then utm_campaign else 'other' end,
    device, sum(counted)
  from placed
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  -- In one order: two servers that add to the same counts wait for each other, and never both.
  order by 1, 2, 3, 4, 5, 6, 7, 8, 9
  on conflict (day, event, detail, trigger_type, path, utm_source, utm_medium, utm_campaign, device)
    do update set counted = kept.counted + excluded.counted;
end
$$;

comment on function public.count_steps(jsonb) is 'Counts what visitors of the page did, by day. It stores nothing of any one of them.';

revoke all on server.site, server.step_counts from public, anon;
revoke all on function server.step_word(text) from public;
revoke all on function public.count_steps(jsonb) from public;
grant execute on function public.count_steps(jsonb) to anon;
