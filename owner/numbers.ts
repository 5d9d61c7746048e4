import type { Query } from '../server/database/query.ts';
import { CAMPAIGN, HOUR_OF_WEEK } from './filters.ts';
import { type Funnel, funnel, type Period } from './stats/funnel.ts';

/** Below so many leads a share says little. */
export const FEW_LEADS = 30;

/** The steps and leads of one group: a button, a campaign, a device or a day. What is not known of it is `null`. */
export type Way = {
  key: string;
  viewed: number | null;
  opened: number | null;
  second: number | null;
  third: number | null;
  sent: number;
  contacted: number | null;
  won: number | null;
};

export type Numbers = {
  now: Funnel;
  /** The same length of time just before. */
  before: Funnel;
  bySource: Way[];
  byCampaign: Way[];
  byDevice: Way[];
  byDay: Way[];
  /** The fields that refused an answer, by how often. */
  refused: { field: string; times: number }[];
  /** The hours of the week at which leads came, from 0 on Monday at midnight. */
  hours: { hour: number; leads: number }[];
  quality: { score: number; leads: number; won: number }[];
  /** From the lead to the first contact, of those that had one; and how many wait for it. */
  firstContact: { medianMinutes: number | null; contacted: number; waiting: number };
};

/** Everything that the desk shows of a time of the length of `since` to `until`. */
export async function numbersOf(
  query: Query,
  { since, until }: Required<Period> & { since: Date; until: Date },
): Promise<Numbers> {
  const before = { since: new Date(2 * since.getTime() - until.getTime()), until: since };
  const [now, earlier] = [await funnel(query, { since, until }), await funnel(query, before)];
  const values = [since, until];
  const steps = await query<{ kind: string; key: string; event: string; detail: string; times: number }>({
    text: `
      with told as (
        select * from server.step_counts, server.site
        where day >= ($1::timestamptz at time zone time_zone)::date
          and day <= (($2::timestamptz - interval '1 microsecond') at time zone time_zone)::date
      )
      ${STEP_KINDS.map(
        ([kind, key, which]) =>
          `select '${kind}' as kind, ${key} as key, event, case when event = 'reached' then detail else '' end as detail,
            sum(counted)::int as times from told where ${which} group by 2, 3, 4`,
      ).join(' union all ')}`,
    values,
  });
  const leads = await query<{ kind: string; key: string; sent: number; contacted: number; won: number }>({
    text: `
      with lead as not materialized (
        select * from public.leads where created_at >= $1 and created_at < $2 and status <> 'spam'
      )
      ${LEAD_KINDS.map(
        ([kind, key]) =>
          `select '${kind}' as kind, ${key} as key, count(*)::int as sent,
            count(*) filter (where status <> 'new')::int as contacted, count(*) filter (where status = 'won')::int as won
          from lead group by 2`,
      ).join(' union all ')}`,
    values,
  });
  const [contact] = await query<Numbers['firstContact']>({
    text: `
      select round((percentile_cont(0.5) within group (order by extract(epoch from first_change - created_at)) / 60)::numeric)::float8
          as "medianMinutes",
        count(first_change)::int as contacted, count(*) filter (where status = 'new')::int as waiting
      from public.leads left join lateral (
        select min(changed_at) as first_change from server.status_changes where lead_id = leads.id and old = 'new' and new <> 'spam'
      ) as changes on true
      where created_at >= $1 and created_at < $2 and status <> 'spam'`,
    values,
  });
  const of = (kind: string) => waysOf(kind, steps, leads);
  return {
    now,
    before: earlier,
    bySource: of('source'),
    byCampaign: of('campaign'),
    byDevice: of('device'),
    byDay: of('day').sort((a, b) => a.key.localeCompare(b.key)),
    refused: steps
      .filter(({ kind }) => kind === 'field')
      .map(({ key, times }) => ({ field: key, times }))
      .sort((a, b) => b.times - a.times),
    hours: leads
      .filter(({ kind }) => kind === 'hour')
      .map(({ key, sent }) => ({ hour: Number(key), leads: sent })),
    quality: leads
      .filter(({ kind }) => kind === 'quality')
      .map(({ key, sent, won }) => ({ score: Number(key), leads: sent, won }))
      .sort((a, b) => b.score - a.score),
    firstContact: contact ?? { medianMinutes: null, contacted: 0, waiting: 0 },
  };
}

/** The kinds of groups of steps: what they are grouped by, and which steps say something of it. */
const STEP_KINDS = [
  ['source', 'detail', `event in ('opened', 'sent')`],
  [
    'campaign',
    `coalesce(nullif(concat_ws(' / ', nullif(utm_source, ''), nullif(utm_campaign, '')), ''), '(none)')`,
    `event in ('viewed', 'opened', 'reached')`,
  ],
  ['device', 'device', `event in ('viewed', 'opened', 'reached', 'sent')`],
  ['day', 'day::text', `event in ('viewed', 'opened', 'reached')`],
  ['field', 'detail', `event = 'refused'`],
] as const;

const LEAD_KINDS = [
  ['source', 'left(source_title, 80)'],
  ['campaign', CAMPAIGN],
  ['day', `(created_at at time zone (select time_zone from server.site))::date::text`],
  ['hour', `${HOUR_OF_WEEK}::text`],
  ['quality', 'lead_quality_score::text'],
] as const;

/** What the page counts of each kind of group; of a device no lead tells. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  source: ['opened'],
  campaign: ['viewed', 'opened', 'second', 'third'],
  device: ['viewed', 'opened', 'second', 'third', 'sent'],
  day: ['viewed', 'opened', 'second', 'third'],
};

function waysOf(
  kind: string,
  steps: readonly { kind: string; key: string; event: string; detail: string; times: number }[],
  leads: readonly { kind: string; key: string; sent: number; contacted: number; won: number }[],
): Way[] {
  const told = steps.filter((step) => step.kind === kind);
  const stored = new Map(leads.filter((lead) => lead.kind === kind).map((lead) => [lead.key, lead]));
  const isDevice = kind === 'device';
  return [...new Set([...told.map(({ key }) => key), ...stored.keys()])]
    .map((key): Way => {
      const times = (name: string, event: string, detail = '') =>
        KNOWN[kind]?.includes(name)
          ? told
              .filter((step) => step.key === key && step.event === event && step.detail === detail)
              .reduce((sum, step) => sum + step.times, 0)
          : null;
      const lead = stored.get(key);
      return {
        key,
        viewed: times('viewed', 'viewed'),
        opened: times('opened', 'opened'),
        second: times('second', 'reached', '2'),
        third: times('third', 'reached', '3'),
        sent: (isDevice ? times('sent', 'sent') : lead?.sent) ?? 0,
        contacted: isDevice ? null : (lead?.contacted ?? 0),
        won: isDevice ? null : (lead?.won ?? 0),
      };
    })
    .sort((a, b) => b.sent - a.sent || (b.viewed ?? b.opened ?? 0) - (a.viewed ?? a.opened ?? 0));
}
