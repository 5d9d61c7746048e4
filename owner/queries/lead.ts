import type { Lead } from '../../lead/lead.ts';

/** In characters. The constraint `lead_notes_words_length` has the same limit. */
export const MAX_NOTE_LENGTH = 4_000;
/** Leads per page of the inbox. */
export const INBOX_PAGE = 100;

export const INBOX_ORDERS = ['newest', 'due'] as const;
export type InboxOrder = (typeof INBOX_ORDERS)[number];
/** The last lead of an inbox page. */
export type InboxPlace = { at: string; id: string };

/** A lead with the table's columns, in order. Times are strings, because a `Date` has only milliseconds. */
export type LeadRecord = Readonly<Record<string, unknown>> & { id: string; created_at: string };

/** A lead in the inbox. Times are strings with full precision, which paging needs. */
export type InboxLead = {
  id: string;
  created_at: string;
  deadline: string;
  urgency_level: string;
  status: string;
  name: string;
  subject: string;
  notes: number;
};
export type OtherLead = Pick<InboxLead, 'id' | 'created_at' | 'status' | 'subject'>;

export type Note = { id: string; words: string; written_at: string };

export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed'] as const;
/** A row of `server.deliveries`. Times are strings in the desk. */
export type Delivery<Time = Date | string> = {
  lead_id: string;
  channel: string;
  state: (typeof DELIVERY_STATES)[number];
  attempts: number;
  next_at: Time;
  sent_at: Time | null;
  last_error: string | null;
  created_at: Time;
};
/** The number of open and failed deliveries, and the first of them. */
export type OpenDeliveries = { open: number; failed: number; rows: (Delivery<string> & { name: string })[] };

/** A lead with its notes, status changes and deliveries. */
export type WholeLead = {
  lead: Lead & LeadRecord;
  notes: Note[];
  changes: { changed_at: string; old: string; new: string }[];
  deliveries: Delivery<string>[];
};

/** A status change, and the channels that now deliver the lead. */
export type StatusChange = { id: string; old: string; new: string; channels: string[] };

export type PersonsLead = { id: string; created_at: Date; status: string; deliveries: number };
