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
      with lead as not materialized (
        select id, status from public.leads
        where created_at >= coalesce($1::timestamptz, '-infinity') and status <> 'spam'
      )
      select stored, worked, queued, queued - undone as delivered
      from (select count(*)::int as stored, count(*) filter (where status <> 'new')::int as worked from lead) as of_all,
        (select count(*)::int as queued from lead where id in (select lead_id from server.deliveries)) as of_queued,
        (select count(*)::int as undone from lead where id in (
          select lead_id from server.deliveries where state in ('waiting', 'sending') or state = 'failed'
        )) as of_undone`,
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
