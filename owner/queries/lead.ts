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
  remind_at: string | null;
  assignee: string | null;
  answering: string | null;
};
export type OtherLead = Pick<InboxLead, 'id' | 'created_at' | 'status' | 'subject'>;

export type Note = { id: string; words: string; written_at: string; author: string | null };

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
  lead: Omit<Lead, 'status'> & LeadRecord & { status: string };
  work: Work & { answering: string | null; answering_since: string | null };
  notes: Note[];
  changes: { changed_at: string; old: string; new: string; author: string | null }[];
  deliveries: Delivery<string>[];
};

/** The lists of the inbox: to do now, to do later, and all but spam. */
export const LISTS = ['todo', 'later', 'all'] as const;
export type LeadCounts = { status: Record<string, number>; list: Record<(typeof LISTS)[number], number> };

/** A status to set; if `only` is given, only from that status. */
export type WantedStatus = { id: string; status: string; only?: string };
/** A lead's status before and after, the channels that now deliver it, and the reminder that was cleared. */
export type StatusChange = {
  id: string;
  name: string;
  old: string;
  new: string;
  channels: string[];
  reminder: string | null;
};

/** The owner's own columns beside the status. */
export type Work = { remind_at: string | null; value: number | null; assignee: string | null };
/** A change of some of a lead's work. */
export type WorkChange = { id: string } & Partial<Work>;

export type PersonsLead = { id: string; created_at: Date; status: string; deliveries: number };

/** An entry of the audit. The lead's name is `null` once it is erased. */
export type AuditEntry = {
  at: string;
  person: string;
  action: 'opened' | 'read' | 'exported' | 'erased';
  lead_id: string | null;
  leads: number | null;
  name: string | null;
};
