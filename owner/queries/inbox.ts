import type { Query } from '../../server/database/query.ts';
import { conditionFor, type Filters } from './filters.ts';
import {
  INBOX_PAGE,
  type InboxLead,
  type InboxOrder,
  type InboxPlace,
  type Note,
  type WholeLead,
} from './lead.ts';

/** Any id works with an infinite time. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The inbox's sort orders, with the column for paging. */
const ORDERS = {
  newest: { column: 'created_at', direction: 'desc', beyond: '<', first: 'infinity' },
  due: { column: 'deadline', direction: 'asc', beyond: '>', first: '-infinity' },
} as const satisfies Record<InboxOrder, unknown>;

/** One page of filtered leads, starting after `after`. */
export function inboxPage(
  query: Query,
  filters: Filters,
  order: InboxOrder,
  after?: InboxPlace,
): Promise<InboxLead[]> {
  const { column, direction, beyond, first } = ORDERS[order];
  const { condition, values } = conditionFor(filters);
  // Sorts by the table's column, because the text of the same name has no index.
  return query<InboxLead>({
    text: `select id, created_at::text, deadline::text, urgency_level, status, name, subject,
        (select count(*)::int from server.lead_notes where lead_id = leads.id) as notes
      from public.leads
      where ${condition} and (${column}, id) ${beyond} ($${values.length + 1}::timestamptz, $${values.length + 2}::uuid)
      order by leads.${column} ${direction}, id ${direction} limit ${INBOX_PAGE}`,
    values: [...values, after?.at ?? first, after?.id ?? NO_ID],
  });
}

/** The number of leads with each status. */
export async function countByStatus(query: Query): Promise<Record<string, number>> {
  const rows = await query<{ status: string; leads: number }>({
    text: 'select status, count(*)::int as leads from public.leads group by status',
  });
  return Object.fromEntries(rows.map(({ status, leads }) => [status, leads]));
}

/** The lead `id` with its notes, changes and deliveries, or `null`. */
export async function wholeLead(query: Query, id: string): Promise<WholeLead | null> {
  const [found] = await query<WholeLead>({
    text: `select to_json(leads) as lead,
        ${rowsOf('lead_notes', 'written_at')} as notes,
        ${rowsOf('status_changes', 'changed_at')} as changes,
        ${rowsOf('deliveries', 'channel')} as deliveries
      from public.leads where id = $1`,
    values: [id],
  });
  return found ?? null;
}

/** SQL for a lead's rows in `table`, as JSON. */
function rowsOf(table: string, order: string): string {
  return `(select coalesce(json_agg(${table} order by ${order}), '[]') from server.${table} where lead_id = leads.id)`;
}

/** Adds a note to the lead `id`. The note's own id allows undo. */
export async function addNote(query: Query, id: string, words: string): Promise<Note | undefined> {
  const [note] = await query<Note>({
    text: `insert into server.lead_notes (lead_id, words) values ($1, $2) returning id, words, written_at::text`,
    values: [id, words],
  });
  return note;
}

/** Deletes a note. */
export async function removeNote(query: Query, id: string): Promise<void> {
  await query({ text: 'delete from server.lead_notes where id = $1', values: [id] });
}
