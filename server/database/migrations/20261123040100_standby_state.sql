-- Health is asked for over the visitors' connections, and who is not the owner
-- sees nothing of a standby. An owner without pg_read_all_stats sees that there
-- is one, and not whether it is synchronous: then it counts as that.
create function server.standby_state() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when current_setting('synchronous_standby_names') = '' then 'not_synchronous'
    when exists (
      select from pg_catalog.pg_stat_replication
      where coalesce(sync_state, 'sync') in ('sync', 'quorum')
    ) then 'synchronous'
    else 'awaited'
  end
$$;

revoke all on function server.standby_state() from public;
grant execute on function server.standby_state() to anon;
