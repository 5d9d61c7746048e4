import type { Query } from '../../server/database/query.ts';
import {
  COUNTED,
  type Counts,
  type DeskNumbers,
  type FirstContact,
  GROUPS,
  type Numbers,
  type Way,
} from './figures.ts';
import { BUTTON, CAMPAIGN, campaignOf, DAY } from './filters.ts';

/** A period from `since` (inclusive) to `until` (exclusive). */
type Period = { since?: Date | undefined; until?: Date | undefined };
/** The count of `counted` in the group `key` of a `kind`; the kind `all` has one group. */
type Row = { kind: keyof Numbers; key: string | null; counted: keyof Counts; times: number };

const siteDay = (moment: string) => `(${moment} at time zone (select time_zone from server.site))::date`;
const NOTHING = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts;

/** The numbers of a period: visitors' steps as the page counts them, by the site's days, and the leads. */
export async function numbersOf(query: Query, { since, until }: Period): Promise<Numbers> {
  const rows = await query<Row>({
    text: `
      with told as (
        select case when event in ('opened', 'sent') then detail end as source,
          ${campaignOf('utm_source', 'utm_campaign')} as campaign, device, day::text,
          null as quality, null as status, case event when 'refused' then detail end as field,
          case event || detail when 'reached2' then 'second' when 'reached3' then 'third'
            else case event when 'sent' then 'sentAsCounted' else event end end as counted,
          counted as times
        from server.step_counts
        where day >= coalesce(${siteDay('$1::timestamptz')}, '-infinity')
          and day <= coalesce(${siteDay(`($2::timestamptz - interval '1 microsecond')`)}, 'infinity')
        union all
        select ${BUTTON}, ${CAMPAIGN}, null, ${DAY}::text, lead_quality_score::text, status, null, counted,
          case counted when 'value' then value else 1 end
        from public.leads left join server.lead_work on lead_id = id cross join lateral unnest(case status when 'spam' then array['spam'] else array[
          'sent', case when status <> 'new' then 'contacted' end, case status when 'won' then 'won' end,
          case when status = 'won' and value > 0 then 'value' end,
          case trigger_type when 'exit_intent' then 'sentAfterOffer' end
        ] end) as counted
        where created_at >= coalesce($1::timestamptz, '-infinity')
          and created_at < coalesce($2::timestamptz, 'infinity') and counted is not null
      )
      select case ${GROUPS.map((name) => `when grouping(${name}) = 0 then '${name}'`).join(' ')} else 'all' end as kind,
        coalesce(${GROUPS.join(', ')}) as key, counted, sum(times)::float8 as times
      from told group by grouping sets ((counted), ${GROUPS.map((name) => `(counted, ${name})`).join(', ')})`,
    values: [since ?? null, until ?? null],
  });
  const kinds = Object.groupBy(rows, ({ kind }) => kind);
  const { day, quality, ...others } = Object.fromEntries(
    GROUPS.map((name) => [name, waysOf(kinds[name] ?? [])]),
  ) as Omit<Numbers, 'all'>;
  return { all: countsOf(kinds.all ?? []), day: lastFirst(day), quality: lastFirst(quality), ...others };
}

/** The groups of one kind, largest first. */
function waysOf(rows: Row[]): Way[] {
  const known = rows.filter((row): row is Row & { key: string } => row.key !== null);
  return [...Map.groupBy(known, ({ key }) => key)]
    .map(([key, counts]) => ({ key, ...countsOf(counts) }))
    .sort((a, b) => b.sent - a.sent || b.viewed - a.viewed || b.opened - a.opened || b.refused - a.refused);
}

/** Sorts by key, the newest day or the highest score first. */
function lastFirst(ways: Way[]): Way[] {
  return ways.sort((a, b) => b.key.localeCompare(a.key, 'en', { numeric: true }));
}

function countsOf(rows: Row[]): Counts {
  return { ...NOTHING, ...Object.fromEntries(rows.map(({ counted, times }) => [counted, times])) };
}

/** The numbers of the site's last `count` days, including today, and of as many before. */
export async function numbersOfDays(query: Query, count: number): Promise<DeskNumbers> {
  const [found] = await query<Record<'before' | 'since' | 'until', Date> & { days: string[] }>({
    text: `
      select (today - 2 * $1::int + 1)::timestamp at time zone time_zone as before,
        (today - $1::int + 1)::timestamp at time zone time_zone as since,
        (today + 1)::timestamp at time zone time_zone as until,
        array(select (today - ago)::text from generate_series($1::int - 1, 0, -1) as ago) as days
      from server.site, lateral (select (now() at time zone time_zone)::date as today) as clock`,
    values: [count],
  });
  if (!found) throw new Error('server.site has no row.');
  const { before, since, until, days } = found;
  const [now, earlier] = [
    await numbersOf(query, { since, until }),
    await numbersOf(query, { since: before, until: since }),
  ];
  const period = { since: since.toISOString(), until: until.toISOString() };
  return { ...period, days, now, before: earlier.all, firstContact: await firstContact(query, since, until) };
}

/** How long a period's leads waited, excluding spam. A change undone back to `new` is not a contact. */
async function firstContact(query: Query, since: Date, until: Date): Promise<FirstContact> {
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
