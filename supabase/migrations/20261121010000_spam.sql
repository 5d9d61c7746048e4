-- A page that sees the signs of a robot sends its lead with the status 'spam'.
-- The trigger of before made every status 'new'; all else of it stays the same.
create or replace function public.lead_settle() returns trigger
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
