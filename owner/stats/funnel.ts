import type { Query } from '../../server/database/database.ts';

/** How many leads came as far as this. */
export type Step = { step: string; leads: number };

/**
 * What is known of a lead's way: stored, handed on where anything is handed on,
 * and worked on, which its status tells. Without spam.
 */
export async function funnel(query: Query, since: Date | undefined): Promise<Step[]> {
  const [found] = await query<{ stored: number; queued: number; delivered: number; worked: number }>({
    text: `
      with delivery as (
        select lead_id, bool_and(state = 'sent') as delivered from server.deliveries group by lead_id
      )
      select count(*)::int as stored, count(lead_id)::int as queued,
        count(*) filter (where delivered)::int as delivered,
        count(*) filter (where status <> 'new')::int as worked
      from public.leads left join delivery on lead_id = id
      where created_at >= coalesce($1::timestamptz, '-infinity') and status <> 'spam'`,
    values: [since ?? null],
  });
  if (!found) return [];
  const { stored, queued, delivered, worked } = found;
  return [
    { step: 'stored', leads: stored },
    ...(queued > 0 ? [{ step: 'delivered everywhere', leads: delivered }] : []),
    { step: 'worked on (no longer new)', leads: worked },
  ];
}
