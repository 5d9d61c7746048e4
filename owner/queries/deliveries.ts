import type { Query } from '../../server/database/query.ts';
import type { OpenDeliveries } from './lead.ts';

/** The most deliveries that the desk lists, failed ones first. */
const MAX_OPEN = 500;

/** Deliveries that are not yet sent. */
export async function openDeliveries(query: Query): Promise<OpenDeliveries> {
  const [counts = { open: 0, failed: 0 }] = await query<{ open: number; failed: number }>({
    text: `select count(*)::int as open, count(*) filter (where state = 'failed')::int as failed
      from server.deliveries where state <> 'sent'`,
  });
  const rows = await query<OpenDeliveries['rows'][number]>({
    text: `select deliveries.*, name from server.deliveries join public.leads on lead_id = id
      where state <> 'sent' order by (state = 'failed') desc, deliveries.created_at desc limit ${MAX_OPEN}`,
  });
  return { ...counts, rows };
}

/**
 * Queues deliveries again: the failed and waiting ones of the lead `id`, or all failed ones if it is
 * `null`. Returns their number.
 */
export async function retryDeliveries(query: Query, id: string | null): Promise<number> {
  const [changed] = await query<{ retried: number }>({
    text: `with retried as (
        update server.deliveries set state = 'waiting', attempts = 0, next_at = now()
        where state = 'failed' and $1::uuid is null or state in ('failed', 'waiting') and lead_id = $1
        returning 1
      ) select count(*)::int as retried from retried`,
    values: [id],
  });
  return changed?.retried ?? 0;
}
