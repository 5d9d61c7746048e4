-- Counts a list of steps, each once. Once a day has 2,000 rows, no others are made but for known
-- campaigns: those that a lead came with, of the newest 5,000, spam left out. So whoever invents
-- campaigns does not hide the owner's. Everything else that is new on such a day is "other".
create or replace function public.count_steps(steps jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  today date := (now() at time zone (select time_zone from server.site))::date;
  has_room boolean := (select count(*) < 2000 from server.step_counts where day = today);
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
      case when step.device = 'touch' then 'touch' else 'mouse' end as device
    from jsonb_to_recordset(steps) as step(
      event text, detail text, trigger_type text, path text,
      utm_source text, utm_medium text, utm_campaign text, device text
    )
    where step.event in ('viewed', 'opened', 'refused', 'offered', 'sent')
      or step.event = 'reached' and step.detail in ('2', '3')
  ), known as (
    select server.step_word(sent->>'utm_source'), server.step_word(sent->>'utm_medium'),
      server.step_word(sent->>'utm_campaign')
    from (select campaign_data as sent, status from public.leads order by created_at desc limit 5000) as newest
    where status <> 'spam'
    union all select '', '', ''
  ), placed as (
    select *,
      has_room or (event, detail, trigger_type, path, utm_source, utm_medium, utm_campaign, device)
        in (select event, detail, trigger_type, path, utm_source, utm_medium, utm_campaign, device
          from server.step_counts where day = today) as fits,
      has_room or (utm_source, utm_medium, utm_campaign) in (select * from known) as is_known
    from told
  )
  select today, event,
    case when fits or event in ('viewed', 'offered', 'reached') then detail else 'other' end,
    trigger_type,
    case when fits then path else 'other' end,
    case when fits or is_known then utm_source else 'other' end,
    case when fits or is_known then utm_medium else 'other' end,
    case when fits or is_known then utm_campaign else 'other' end,
    device, count(*)
  from placed
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  -- In one order: two servers that add to the same counts wait for each other, and never both.
  order by 1, 2, 3, 4, 5, 6, 7, 8, 9
  on conflict (day, event, detail, trigger_type, path, utm_source, utm_medium, utm_campaign, device)
    do update set counted = kept.counted + excluded.counted;
end
$$;

comment on function public.count_steps(jsonb) is 'Counts what visitors of the page did, by day. It stores nothing of any one of them.';

revoke all on function public.count_steps(jsonb) from public;
grant execute on function public.count_steps(jsonb) to anon;
