import type { Query } from '../../server/database/query.ts';

/** The most groups shown separately, because visitors can send any number of sources. */
export const MAX_GROUPS = 20;

/** A grouping of leads: SQL for its key, and the order of groups. */
export type Dimension = { key: string; first: string };
/** Leads with the same `key`. The last group, with the key `null`, combines all others. Quality excludes spam. */
export type Group = { key: string | null; keys: number; leads: number; spam: number; quality: number | null };

/**
 * Leads since a date, grouped by each dimension into at most `MAX_GROUPS` groups and one for the rest.
 * Reads the table once, into cells by all dimensions, and then sums up the cells.
 */
export async function groupsBy<Name extends string>(
  query: Query,
  dimensions: Readonly<Record<Name, Dimension>>,
  since: Date | undefined,
): Promise<Record<Name, Group[]>> {
  const names = Object.keys(dimensions) as Name[];
  const rows = await query<Group & { dimension: Name; place: number }>({
    text: `
      with cells as (
        select ${names.map((name) => `${dimensions[name].key} as "by_${name}"`).join(', ')},
          count(*) filter (where status <> 'spam') as leads,
          count(*) filter (where status = 'spam') as spam,
          sum(lead_quality_score) filter (where status <> 'spam') as quality
        from public.leads where created_at >= coalesce($1::timestamptz, '-infinity')
        group by ${names.map((_, index) => index + 1).join(', ')}
      )
      ${names.map((name) => `(${groupsOf(name, dimensions[name])})`).join(' union all ')}
      order by dimension, place`,
    values: [since ?? null],
  });
  const groups = names.map((name) => [
    name,
    rows.filter(({ dimension }) => dimension === name).map(({ dimension: _, place: __, ...group }) => group),
  ]);
  return Object.fromEntries(groups);
}

/** SQL that sums up the cells by one dimension. */
function groupsOf(name: string, { first }: Dimension): string {
  return `
    with groups as (
      select "by_${name}" as key, sum(leads) as leads, sum(spam) as spam, sum(quality) as quality
      from cells group by 1
    ), placed as (
      select *, least(row_number() over (order by ${first}, key), ${MAX_GROUPS + 1}) as place from groups
    )
    select '${name}' as dimension, place, case when place <= ${MAX_GROUPS} then min(key) end as key,
      count(*)::int as keys, sum(leads)::int as leads, sum(spam)::int as spam,
      round(sum(quality) / nullif(sum(leads), 0))::int as quality
    from placed group by place`;
}
