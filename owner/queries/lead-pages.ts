import type { Query } from '../../server/database/query.ts';
import { FILTER_COUNT, MATCHES } from './filters.ts';

/**
 * Visitors' leads wait while a page is read: on the embedded database for some
 * 2 ms. For ten times as many rows PostgreSQL rather reads and sorts the whole
 * table for each page, 250 ms with 56,000 leads.
 */
const PAGE_ROWS = 100;
const BEFORE_ALL = { created_at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** A lead with the columns that the table has, in their order. Times are texts, since a `Date` has only milliseconds. */
export type LeadRecord = Readonly<Record<string, unknown>> & { id: string; created_at: string };

/**
 * The leads that match `filters` (the values of `MATCHES`), the oldest first, a page at a time. Each page begins
 * after the last row of the page before, so no lead comes twice. A lead that
 * arrives meanwhile is the youngest and comes at the end.
 */
export async function* leadPages(query: Query, filters: readonly unknown[]): AsyncGenerator<LeadRecord[]> {
  let { created_at, id } = BEFORE_ALL;
  for (;;) {
    const rows = await query<{ lead: LeadRecord }>({
      text: `select to_json(leads) as lead from public.leads
        where ${MATCHES} and (created_at, id) > ($${FILTER_COUNT + 1}, $${FILTER_COUNT + 2}) order by created_at, id limit ${PAGE_ROWS}`,
      values: [...filters, created_at, id],
    });
    const last = rows.at(-1)?.lead;
    if (!last) return;
    yield rows.map(({ lead }) => lead);
    if (rows.length < PAGE_ROWS) return;
    ({ created_at, id } = last);
  }
}

/** The columns of the table, in their order. */
export async function leadColumns(query: Query): Promise<string[]> {
  const columns = await query<{ name: string }>({
    text: `select attname as name from pg_catalog.pg_attribute
      where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped order by attnum`,
  });
  return columns.map(({ name }) => name);
}

/** How many leads match. */
export async function countLeads(query: Query, filters: readonly unknown[]): Promise<number> {
  const [found] = await query<{ leads: number }>({
    text: `select count(*)::int as leads from public.leads where ${MATCHES}`,
    values: [...filters],
  });
  return found?.leads ?? 0;
}
