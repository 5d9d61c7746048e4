import type { Query } from '../../server/database/database.ts';

/** The most groups that are told apart: some of what leads are grouped by is whatever their senders say. */
export const MAX_GROUPS = 20;

/** What leads are grouped by: a text in SQL, and which group comes first. */
export type Dimension = { key: string; first: string };
/** How many leads have the same `key`, or for `null` how many all others have together. Spam has no quality. */
export type Group = { key: string | null; keys: number; leads: number; spam: number; quality: number | null };

/** The leads since a moment by `dimension`, in at most `MAX_GROUPS` groups and one of all others. */
export function groupsBy(query: Query, { key, first }: Dimension, since: Date | undefined): Promise<Group[]> {
  return query<Group>({
    text: `
      with groups as (
        select ${key} as key,
          count(*) filter (where status <> 'spam') as leads,
          count(*) filter (where status = 'spam') as spam,
          sum(lead_quality_score) filter (where status <> 'spam') as quality
        from public.leads where created_at >= coalesce($1::timestamptz, '-infinity') group by 1
      ), placed as (
        select *, least(row_number() over (order by ${first}, key), ${MAX_GROUPS + 1}) as place from groups
      )
      select case when place <= ${MAX_GROUPS} then min(key) end as key, count(*)::int as keys,
        sum(leads)::int as leads, sum(spam)::int as spam, round(sum(quality) / nullif(sum(leads), 0))::int as quality
      from placed group by place order by place`,
    values: [since ?? null],
  });
}
