-- A lead is acknowledged when it is on the disk, even if a role or the database
-- has `synchronous_commit = off`. The setting is local to the transaction.
create function public.lead_on_disk() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_setting('synchronous_commit') = 'off' then
    perform pg_catalog.set_config('synchronous_commit', 'on', true);
  end if;
  return null;
end
$$;

create trigger leads_on_disk before insert on public.leads
for each statement execute function public.lead_on_disk();
