import type { Query } from '../../server/database/query.ts';
import { FILTER_COUNT, MATCHES } from './filters.ts';
import type { LeadRecord } from './lead-pages.ts';

/** In characters. `lead_notes_words_length` has the same number. */
export const MAX_NOTE_LENGTH = 4_000;
/** How many leads come at once. */
export const INBOX_PAGE = 100;

/** Beside a time before or after all others any id will do. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The orders of the inbox, each with the column that the next page begins after. */
export const INBOX_ORDERS = {
  newest: { column: 'created_at', direction: 'desc', beyond: '<', first: 'infinity' },
  due: { column: 'deadline', direction: 'asc', beyond: '>', first: '-infinity' },
} as const;
export type InboxOrder = keyof typeof INBOX_ORDERS;

/** A lead as the inbox lists it. Times are texts, exact enough to go on after them. */
export type InboxLead = {
  id: string;
  created_at: string;
  deadline: string;
  urgency_level: string;
  status: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  assignment_type: string;
  source_title: string;
  notes: number;
};

/** Where a page ended. */
export type InboxPlace = { at: string; id: string };

/** A page of the leads that match `filters` (the values of `MATCHES`), after the place `after`. */
export function inboxPage(
  query: Query,
  filters: readonly unknown[],
  order: InboxOrder,
  after?: InboxPlace,
): Promise<InboxLead[]> {
  const { column, direction, beyond, first } = INBOX_ORDERS[order];
  // Ordered by the column of the table: the text of the same name has no index.
  return query<InboxLead>({
    text: `select id, created_at::text, deadline::text, urgency_level, status, name, email, phone, subject,
        assignment_type, source_title,
        (select count(*)::int from server.lead_notes where lead_id = leads.id) as notes
      from public.leads
      where ${MATCHES} and (${column}, id) ${beyond} ($${FILTER_COUNT + 1}::timestamptz, $${FILTER_COUNT + 2}::uuid)
      order by leads.${column} ${direction}, id ${direction} limit ${INBOX_PAGE}`,
    values: [...filters, after?.at ?? first, after?.id ?? NO_ID],
  });
}

/** So many ids are looked at first. Most have what the other filters ask for. */
const FIRST_IDS = 400;

/** As `inboxPage`, of the leads `ids`, which are in that order. */
export async function inboxPageAmong(
  query: Query,
  filters: (ids: readonly string[]) => readonly unknown[],
  order: InboxOrder,
  ids: readonly string[],
  after?: InboxPlace,
): Promise<InboxLead[]> {
  const found: InboxLead[] = [];
  let from = after ? ids.indexOf(after.id) + 1 : 0;
  for (let size = FIRST_IDS; from < ids.length && found.length < INBOX_PAGE; from += size, size *= 4)
    found.push(...(await inboxPage(query, filters(ids.slice(from, from + size)), order, after)));
  return found.slice(0, INBOX_PAGE);
}

/** How many leads have each status. */
export async function countByStatus(query: Query): Promise<Record<string, number>> {
  const rows = await query<{ status: string; leads: number }>({
    text: 'select status, count(*)::int as leads from public.leads group by status',
  });
  return Object.fromEntries(rows.map(({ status, leads }) => [status, leads]));
}

export type Note = { id: string; words: string; written_at: string };
export type StatusNote = { changed_at: string; old: string; new: string };
export type LeadDelivery = {
  channel: string;
  state: string;
  attempts: number;
  next_at: string;
  sent_at: string | null;
  last_error: string | null;
};

/** One lead on one screen: all of it, what was written and changed, and where it went. */
export type WholeLead = {
  lead: LeadRecord;
  notes: Note[];
  changes: StatusNote[];
  deliveries: LeadDelivery[];
};

/** All of the lead `id`, or `null` where there is none. */
export async function wholeLead(query: Query, id: string): Promise<WholeLead | null> {
  const [found] = await query<WholeLead>({
    text: `select to_json(leads) as lead,
        (select coalesce(json_agg(json_build_object('id', id, 'words', words, 'written_at', written_at) order by written_at), '[]')
          from server.lead_notes where lead_id = leads.id) as notes,
        (select coalesce(json_agg(json_build_object('changed_at', changed_at, 'old', old, 'new', new) order by changed_at), '[]')
          from server.status_changes where lead_id = leads.id) as changes,
        (select coalesce(json_agg(json_build_object('channel', channel, 'state', state, 'attempts', attempts,
            'next_at', next_at, 'sent_at', sent_at, 'last_error', last_error) order by channel), '[]')
          from server.deliveries where lead_id = leads.id) as deliveries
      from public.leads where id = $1`,
    values: [id],
  });
  return found ?? null;
}

/** The other leads of the same person, by address or by the digits of the number, the newest first. */
export function othersOfPerson(
  query: Query,
  id: string,
): Promise<Pick<InboxLead, 'id' | 'created_at' | 'status' | 'subject'>[]> {
  return query({
    text: `select other.id, other.created_at::text, other.status, other.subject
      from public.leads as lead join public.leads as other on other.id <> lead.id
        and (lower(other.email) = lower(lead.email)
          or regexp_replace(other.phone, '\\D', '', 'g') = nullif(regexp_replace(lead.phone, '\\D', '', 'g'), ''))
      where lead.id = $1 order by other.created_at desc limit 20`,
    values: [id],
  });
}

/** Writes `words` beside the lead `id`, with an id of the note's own so that it can be taken back. */
export async function addNote(query: Query, id: string, words: string): Promise<Note | undefined> {
  const [note] = await query<Note>({
    text: `insert into server.lead_notes (lead_id, words) values ($1, $2) returning id, words, written_at::text`,
    values: [id, words],
  });
  return note;
}

/** Takes a note back. */
export async function removeNote(query: Query, id: string): Promise<void> {
  await query({ text: 'delete from server.lead_notes where id = $1', values: [id] });
}
