import type { Query } from '../../server/database/query.ts';
import type { StatusChange, WantedStatus } from './lead.ts';

/**
 * Sets the status of each lead of `wanted`; if its `only` is given, only from that status. The same
 * statement queues deliveries of leads that are no longer spam, removes waiting ones of leads
 * that become spam, and clears reminders whose time has come and who answers. Returns the leads that it found.
 */
export function changeStatuses(
  query: Query,
  wanted: readonly WantedStatus[],
  author: string | null = null,
): Promise<StatusChange[]> {
  return query<StatusChange>({
    text: `with wanted as (
        select * from json_to_recordset($1) as wanted (id uuid, status text, "only" text)
      ), before as (
        select leads.id, leads.status, wanted.status as new from public.leads join wanted using (id)
        where "only" is null or leads.status = "only" order by leads.id for update of leads
      ), changed as (
        update public.leads set status = before.new from before where leads.id = before.id
        returning leads.id, leads.name, before.status as old, leads.status as new
      ), freed as (
        select id from changed where old = 'spam' and new <> 'spam'
      ), queued as (
        insert into server.deliveries (lead_id, channel) select id, name from freed cross join server.channels
        on conflict (lead_id, channel) do update set state = 'waiting', attempts = 0, next_at = now()
          where deliveries.state in ('waiting', 'failed')
        returning lead_id, channel
      ), held as (
        delete from server.deliveries where state = 'waiting'
          and lead_id in (select id from changed where new = 'spam' and old <> 'spam')
      ), noted as (
        insert into server.status_changes (lead_id, old, new, author)
        select id, old, new, $2 from changed where old <> new
      ), reminded as (
        update server.lead_work set answering = null,
          remind_at = case when remind_at > now() then remind_at end
        from changed where lead_id = id and old <> new
      )
      select changed.*, array(select channel from queued where lead_id = id order by channel) as channels,
        (select remind_at from server.lead_work where lead_id = id and remind_at <= now()) as reminder
      from changed`,
    values: [JSON.stringify(wanted), author],
  });
}
