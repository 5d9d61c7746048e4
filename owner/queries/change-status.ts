import type { Query } from '../../server/database/query.ts';
import type { StatusChange } from './lead.ts';

/**
 * Sets the status of the lead `id` to `wanted`; if `only` is given, only from that status. The same
 * statement queues deliveries of a lead that is no longer spam, and removes waiting ones of a lead
 * that becomes spam. Returns `null` if nothing changed.
 */
export async function changeStatus(
  query: Query,
  id: string,
  wanted: string,
  only: string | null = null,
): Promise<StatusChange | null> {
  const [change] = await query<StatusChange>({
    text: `with before as (
        select id, status from public.leads where id = $1 and ($3::text is null or status = $3) for update
      ), changed as (
        update public.leads set status = $2 from before where leads.id = before.id
        returning leads.id, before.status as old, leads.status as new
      ), freed as (
        select id from changed where old = 'spam' and new <> 'spam'
      ), queued as (
        insert into server.deliveries (lead_id, channel) select id, name from freed cross join server.channels
        on conflict (lead_id, channel) do update set state = 'waiting', attempts = 0, next_at = now()
          where deliveries.state in ('waiting', 'failed')
        returning channel
      ), held as (
        delete from server.deliveries where state = 'waiting'
          and lead_id in (select id from changed where new = 'spam' and old <> 'spam')
      ), noted as (
        insert into server.status_changes (lead_id, old, new) select id, old, new from changed where old <> new
      )
      select changed.*, array(select channel from queued order by channel) as channels from changed`,
    values: [id, wanted, only],
  });
  return change ?? null;
}
