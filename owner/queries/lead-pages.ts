import type { Query } from '../../server/database/query.ts';
import { conditionFor, type Filters } from './filters.ts';
import type { LeadRecord } from './lead.ts';

/**
 * Reading a page delays visitors' leads: about 2 ms on the embedded database. With ten times
 * as many rows, PostgreSQL sorts the whole table for each page: 250 ms with 56,000 leads.
 */
const PAGE_ROWS = 100;
const BEFORE_ALL = { created_at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** The owner's own columns beside a lead. */
const WORK = `json_build_object(
  'notes', (select string_agg(to_char(written_at at time zone (select time_zone from server.site), 'YYYY-MM-DD HH24:MI') || coalesce(' ' || author, '') || ': ' || words,
    e'\\n' order by written_at) from server.lead_notes where lead_id = leads.id),
  'value', value, 'remind_at', remind_at, 'assignee', assignee,
  'status_by', (select author from server.status_changes where lead_id = leads.id order by changed_at desc limit 1))`;
const WORK_COLUMNS = ['notes', 'value', 'remind_at', 'assignee', 'status_by'];

/**
 * Filtered leads, oldest first, one page at a time. Each page starts after the last row of the one
 * before, so no lead repeats. A lead that arrives meanwhile comes last.
 */
export async function* leadPages(query: Query, filters: Filters): AsyncGenerator<LeadRecord[]> {
  const { condition, values } = conditionFor(filters);
  let { created_at, id } = BEFORE_ALL;
  for (;;) {
    const rows = await query<{ lead: LeadRecord; work: object }>({
      text: `select to_json(leads) as lead, ${WORK} as work
        from public.leads left join server.lead_work on lead_id = id
        where ${condition} and (created_at, id) > ($${values.length + 1}, $${values.length + 2})
        order by created_at, id limit ${PAGE_ROWS}`,
      values: [...values, created_at, id],
    });
    const last = rows.at(-1)?.lead;
    if (!last) return;
    yield rows.map(({ lead, work }) => ({ ...lead, ...work }));
    if (rows.length < PAGE_ROWS) return;
    ({ created_at, id } = last);
  }
}

/** The columns of the table, in their order, then those of `WORK`. */
export async function leadColumns(query: Query): Promise<string[]> {
  const columns = await query<{ name: string }>({
    text: `select attname as name from pg_catalog.pg_attribute
      where attrelid = 'public.leads'::regclass and attnum > 0 and not attisdropped order by attnum`,
  });
  return [...columns.map(({ name }) => name), ...WORK_COLUMNS];
}
