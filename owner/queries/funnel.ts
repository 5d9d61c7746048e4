import type { Query } from '../../server/database/query.ts';
import { type Funnel, type Period, STEPS, withLosses } from './figures.ts';

/**
 * The funnel from page view to won lead: page steps from the daily counts in the site's time zone,
 * later steps from the leads. Excludes spam.
 */
export async function funnel(query: Query, { since, until }: Period): Promise<Funnel> {
  const [found] = await query<Record<keyof typeof STEPS | 'counted' | 'offered' | 'after_offer', number>>({
    text: `
      select viewed, opened, second, third, counted, offered, sent, contacted, won, after_offer
      from (
        select ${Object.entries(COUNTS)
          .map(([name, which]) => `coalesce(sum(counted) filter (where ${which}), 0)::int as ${name}`)
          .join(', ')}
        from (
          select event, detail, sum(counted) as counted from server.step_counts
          where ${dayWithin('$1', '$2')} group by event, detail
        ) as told
      ) as steps, (
        select count(*)::int as sent, count(*) filter (where status <> 'new')::int as contacted,
          count(*) filter (where status = 'won')::int as won,
          count(*) filter (where trigger_type = 'exit_intent')::int as after_offer
        from public.leads where created_at >= coalesce($1::timestamptz, '-infinity')
          and ($2::timestamptz is null or created_at < $2) and status <> 'spam'
      ) as leads`,
    values: [since ?? null, until ?? null],
  });
  if (!found) throw new Error('The database has counted nothing.');
  const steps = Object.entries(STEPS).map(([name, step]) => ({
    step,
    count: found[name as keyof typeof STEPS],
  }));
  return {
    ...withLosses(steps),
    sentAsCounted: found.counted,
    offered: found.offered,
    sentAfterOffer: found.after_offer,
  };
}

/** SQL that limits counts to a period. `since` and `until` are parameters; either may be null. */
export const dayWithin = (since: string, until: string): string => `
  day >= coalesce((${since}::timestamptz at time zone (select time_zone from server.site))::date, '-infinity')
  and day <= coalesce(((${until}::timestamptz - interval '1 microsecond') at time zone (select time_zone from server.site))::date, 'infinity')`;

const COUNTS = {
  viewed: `event = 'viewed'`,
  opened: `event = 'opened'`,
  second: `event = 'reached' and detail = '2'`,
  third: `event = 'reached' and detail = '3'`,
  counted: `event = 'sent'`,
  offered: `event = 'offered'`,
};
