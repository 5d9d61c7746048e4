import type { Query } from '../../server/database/query.ts';

/** The most groups that are shown one by one: visitors can send as many different sources as they like. */
export const MAX_GROUPS = 20;

/** What leads are grouped by: a text in SQL, and which group comes first. */
export type Dimension = { key: string; first: string };
/** How many leads have the same `key`. The last group, with the key `null`, is all others together. Spam has no quality. */
export type Group = { key: string | null; keys: number; leads: number; spam: number; quality: number | null };

/**
 * The leads since a moment by each of `dimensions`, in at most `MAX_GROUPS` groups and one of all others.
 * The table is read once: first into cells of leads that are in the same groups, then cells are added up.
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

/** The cells added up by one dimension. */
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
