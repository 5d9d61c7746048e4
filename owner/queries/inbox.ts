import type { Query } from '../../server/database/query.ts';
import { conditionFor, type Filters } from './filters.ts';
import {
  INBOX_PAGE,
  type InboxLead,
  type InboxOrder,
  type InboxPlace,
  type LeadCounts,
  type Note,
  type WholeLead,
  type Work,
  type WorkChange,
} from './lead.ts';

/** Any id works with an infinite time. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Someone who answers a lead has this time before others may. */
const ANSWERING_MINUTES = 30;
const ANSWERING = `case when lead_work.answering_since > now() - interval '${ANSWERING_MINUTES} minutes'
  then lead_work.answering end`;

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
  // Sorts by the table's column, because the text of the same name has no index, and joins only the page's leads.
  return query<InboxLead>({
    text: `select id, created_at::text, deadline::text, urgency_level, status, name, subject,
        (select count(*)::int from server.lead_notes where lead_id = leads.id) as notes,
        remind_at::text, assignee, ${ANSWERING} as answering
      from (
        select * from public.leads
        where ${condition} and (${column}, id) ${beyond} ($${values.length + 1}::timestamptz, $${values.length + 2}::uuid)
        order by ${column} ${direction}, id ${direction} limit ${INBOX_PAGE}
      ) as leads left join server.lead_work on lead_id = id
      order by leads.${column} ${direction}, id ${direction}`,
    values: [...values, after?.at ?? first, after?.id ?? NO_ID],
  });
}

/** The number of leads with each status, and on each list. */
export async function countLeads(query: Query): Promise<LeadCounts> {
  const [found] = await query<{
    status: Record<string, number>;
    back: number;
    later: number;
    snoozed: number;
  }>({
    text: `
      select (select coalesce(json_object_agg(status, leads), '{}') from (
          select status, count(*)::int as leads from public.leads group by status
        ) as counted) as status,
        count(*) filter (where remind_at <= now() and status <> 'new')::int as back,
        count(*) filter (where remind_at > now())::int as later,
        count(*) filter (where remind_at > now() and status = 'new')::int as snoozed
      from server.lead_work join public.leads on id = lead_id where remind_at is not null and status <> 'spam'`,
  });
  const { status = {}, back = 0, later = 0, snoozed = 0 } = found ?? {};
  const { spam = 0, ...others } = status;
  const all = Object.values(others).reduce((sum, leads) => sum + leads, 0);
  return { status: { spam, ...others }, list: { todo: (status.new ?? 0) - snoozed + back, later, all } };
}

/** The lead `id` with its notes, changes and deliveries, or `null`. */
export async function wholeLead(query: Query, id: string): Promise<WholeLead | null> {
  const [found] = await query<WholeLead>({
    text: `select to_json(leads) as lead,
        json_build_object('remind_at', remind_at, 'value', value, 'assignee', assignee,
          'answering', ${ANSWERING}, 'answering_since', answering_since) as work,
        ${rowsOf('lead_notes', 'written_at')} as notes,
        ${rowsOf('status_changes', 'changed_at')} as changes,
        ${rowsOf('deliveries', 'channel')} as deliveries
      from public.leads left join server.lead_work on lead_id = id where id = $1`,
    values: [id],
  });
  return found ?? null;
}

/** SQL for a lead's rows in `table`, as JSON. */
function rowsOf(table: string, order: string): string {
  return `(select coalesce(json_agg(${table} order by ${order}), '[]') from server.${table} where lead_id = leads.id)`;
}

/** Changes leads' work. Returns what it was before, which undoes the change. */
export function changeWork(query: Query, changes: readonly WorkChange[]): Promise<(WorkChange & Work)[]> {
  const changed = (column: string, type: string) =>
    `case when change ? '${column}' then (change->>'${column}')::${type} else ${column} end`;
  return query<WorkChange & Work>({
    text: `with before as (
        select id, change, remind_at, value, assignee from jsonb_array_elements($1::jsonb) as asked (change)
        join public.leads on id = (change->>'id')::uuid left join server.lead_work on lead_id = id
      ), stored as (
        insert into server.lead_work (lead_id, remind_at, value, assignee)
        select id, ${changed('remind_at', 'timestamptz')}, ${changed('value', 'numeric')}, ${changed('assignee', 'text')}
        from before
        on conflict (lead_id) do update
          set remind_at = excluded.remind_at, value = excluded.value, assignee = excluded.assignee
      )
      select id, remind_at::text, value::float8, assignee from before`,
    values: [JSON.stringify(changes)],
  });
}

/**
 * Lets `person` answer the lead `id`, unless someone else does; `isTakenOver` lets them anyway. Assigns the lead to them
 * if it is no one's. Returns whether they answer it now.
 */
export async function answer(
  query: Query,
  id: string,
  person: string,
  isTakenOver: boolean,
): Promise<boolean> {
  const answering = await query({
    text: `insert into server.lead_work as lead_work (lead_id, assignee, answering, answering_since)
      values ($1, $2, $2, now())
      on conflict (lead_id) do update set assignee = coalesce(lead_work.assignee, $2), answering = $2, answering_since = now()
        where $3 or coalesce(${ANSWERING}, $2) = $2
      returning 1`,
    values: [id, person, isTakenOver],
  });
  return answering.length > 0;
}

/** Ends the answering of `person`. */
export async function stopAnswering(query: Query, id: string, person: string): Promise<void> {
  await query({
    text: 'update server.lead_work set answering = null where lead_id = $1 and answering = $2',
    values: [id, person],
  });
}

/** Adds a note to the lead `id`. The note's own id allows undo. */
export async function addNote(
  query: Query,
  id: string,
  words: string,
  author: string | null = null,
): Promise<Note | undefined> {
  const [note] = await query<Note>({
    text: `insert into server.lead_notes (lead_id, words, author) values ($1, $2, $3)
      returning id, words, written_at::text, author`,
    values: [id, words, author],
  });
  return note;
}

/** Deletes a note. */
export async function removeNote(query: Query, id: string): Promise<void> {
  await query({ text: 'delete from server.lead_notes where id = $1', values: [id] });
}
