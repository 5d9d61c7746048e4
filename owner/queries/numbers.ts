import type { Query } from '../../server/database/query.ts';
import type { FirstContact, Numbers, Way } from './figures.ts';
import { BUTTON, campaignOf, hourOfWeek } from './filters.ts';
import { dayWithin, funnel } from './funnel.ts';

/** From `since` (inclusive) to `until` (exclusive). */
export type Span = { since: Date; until: Date };

/** All numbers of a period, with the funnel of the period before. */
export async function numbersOf(query: Query, { since, until }: Span): Promise<Numbers> {
  const before = { since: new Date(2 * since.getTime() - until.getTime()), until: since };
  const [now, earlier] = [await funnel(query, { since, until }), await funnel(query, before)];
  const values = [since, until];
  const steps = await query<StepGroup>({
    text: `
      with told as (
        select *, case event when 'reached' then event || detail else event end as step
        from server.step_counts where ${dayWithin('$1', '$2')}
      )
      select step, detail, device, day::text, sum(counted)::float8 as times,
        case when grouping(utm_source) = 0 then ${campaignOf('utm_source', 'utm_campaign')} end as campaign
      from told group by grouping sets ((step, detail, device), (step, utm_source, utm_campaign), (step, day))`,
    values,
  });
  const leads = await query<LeadGroup>({
    text: `
      with lead as (
        select *, date_trunc('hour', created_at at time zone (select time_zone from server.site)) as came,
          campaign_data->>'utm_source' as utm_source, campaign_data->>'utm_campaign' as utm_campaign
        from public.leads where created_at >= $1 and created_at < $2 and status <> 'spam'
      )
      select ${BUTTON} as source, came::date::text as day, ${hourOfWeek('came')} as hour, lead_quality_score as score,
        case when grouping(utm_source) = 0 then ${campaignOf('utm_source', 'utm_campaign')} end as campaign,
        count(*)::int as sent, count(*) filter (where status <> 'new')::int as contacted,
        count(*) filter (where status = 'won')::int as won
      from lead group by grouping sets ((${BUTTON}), (utm_source, utm_campaign), (came), (lead_quality_score))`,
    values,
  });
  const refused = new Map<string, number>();
  for (const { step, detail, times } of steps)
    if (step === 'refused' && detail !== null) refused.set(detail, (refused.get(detail) ?? 0) + times);
  const hours = new Map<number, number>();
  for (const { hour, sent } of leads) if (hour !== null) hours.set(hour, (hours.get(hour) ?? 0) + sent);
  return {
    now,
    before: earlier,
    bySource: waysBy('source', steps, leads),
    byCampaign: waysBy('campaign', steps, leads),
    byDevice: waysBy('device', steps, leads),
    byDay: waysBy('day', steps, leads).sort((a, b) => a.key.localeCompare(b.key)),
    refused: [...refused].map(([field, times]) => ({ field, times })).sort((a, b) => b.times - a.times),
    hours: [...hours].map(([hour, sent]) => ({ hour, leads: sent })).sort((a, b) => a.hour - b.hour),
    quality: leads
      .flatMap(({ score, sent, won }) => (score === null ? [] : { score, leads: sent, won }))
      .sort((a, b) => b.score - a.score),
    firstContact: await firstContact(query, { since, until }),
  };
}

/** How long a period's leads waited, excluding spam. A change undone back to `new` is not a contact. */
export async function firstContact(query: Query, { since, until }: Span): Promise<FirstContact> {
  const [contact] = await query<FirstContact>({
    text: `
      select round((percentile_cont(0.5) within group (order by extract(epoch from first_change - created_at)) / 60)::numeric)::float8
          as "medianMinutes",
        count(first_change)::int as contacted, count(*) filter (where status = 'new')::int as waiting
      from public.leads left join (
        select lead_id, max(changed_at) as first_change from server.status_changes where old = 'new' and new <> 'spam' group by lead_id
      ) as changes on lead_id = id and status <> 'new'
      where created_at >= $1 and created_at < $2 and status <> 'spam'`,
    values: [since, until],
  });
  return contact ?? { medianMinutes: null, contacted: 0, waiting: 0 };
}

/** A step's count by detail and device, by campaign, or by day. The other keys are `null`. */
type StepGroup = { step: string; times: number } & Record<
  'detail' | 'device' | 'campaign' | 'day',
  string | null
>;
/** Leads by source, campaign, score, or hour and day. The other keys are `null`. */
type LeadGroup = Record<'source' | 'campaign' | 'day', string | null> &
  Record<'hour' | 'score', number | null> &
  Record<'sent' | 'contacted' | 'won', number>;

/** The column for each step that the page counts. */
const COUNTED = {
  viewed: 'viewed',
  opened: 'opened',
  reached2: 'second',
  reached3: 'third',
  sent: 'sent',
} as const;
/** The known columns of each grouping: a view has no button, and a lead has no device. */
const KNOWN = {
  source: ['opened', 'sent', 'contacted', 'won'],
  campaign: ['viewed', 'opened', 'second', 'third', 'sent', 'contacted', 'won'],
  device: ['viewed', 'opened', 'second', 'third', 'sent'],
  day: ['viewed', 'opened', 'second', 'third', 'sent', 'contacted', 'won'],
} as const;

/** Steps and leads of each group. Takes sent leads from the leads, except by device. */
function waysBy(kind: keyof typeof KNOWN, steps: readonly StepGroup[], leads: readonly LeadGroup[]): Way[] {
  const known: readonly string[] = KNOWN[kind];
  const zero = (name: string) => (known.includes(name) ? 0 : null);
  const ways = new Map<string, Way>();
  const wayOf = (key: string): Way => {
    const way = ways.get(key) ?? {
      key,
      viewed: zero('viewed'),
      opened: zero('opened'),
      second: zero('second'),
      third: zero('third'),
      sent: 0,
      contacted: zero('contacted'),
      won: zero('won'),
    };
    ways.set(key, way);
    return way;
  };
  for (const { step, times, ...group } of steps) {
    const key = group[kind === 'source' ? 'detail' : kind];
    const column = COUNTED[step as keyof typeof COUNTED];
    if (key === null || !known.includes(column)) continue;
    const way = wayOf(key);
    if (column !== 'sent' || kind === 'device') way[column] = (way[column] ?? 0) + times;
  }
  for (const { sent, contacted, won, ...group } of leads) {
    const key = kind === 'device' ? null : group[kind];
    if (key === null) continue;
    const way = wayOf(key);
    way.sent += sent;
    way.contacted = (way.contacted ?? 0) + contacted;
    way.won = (way.won ?? 0) + won;
  }
  return [...ways.values()].sort(
    (a, b) => b.sent - a.sent || (b.viewed ?? b.opened ?? 0) - (a.viewed ?? a.opened ?? 0),
  );
}
