import type { Query } from '../../server/database/query.ts';

/**
 * Has deliveries sent anew: those of the lead `id` that failed or wait for their turn, or everybody's
 * that failed where it is `null`. Gives how many.
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
