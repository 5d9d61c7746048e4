/** In characters. `lead_notes_words_length` has the same number. */
export const MAX_NOTE_LENGTH = 4_000;
/** How many leads come at once. */
export const INBOX_PAGE = 100;

/** What narrows a list of leads. */
export const FILTER_NAMES = [
  'status',
  'without',
  'urgency',
  'quality',
  'score',
  'source',
  'button',
  'campaign',
  'trigger',
  'contact',
  'hour',
  'since',
  'until',
  'search',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export const INBOX_ORDERS = ['newest', 'due'] as const;
export type InboxOrder = (typeof INBOX_ORDERS)[number];
/** Where a page of the inbox ended. */
export type InboxPlace = { at: string; id: string };

/** A lead with the columns that the table has, in their order. Times are texts, since a `Date` has only milliseconds. */
export type LeadRecord = Readonly<Record<string, unknown>> & { id: string; created_at: string };

/** A lead as the inbox lists it. Times are texts, exact enough to go on after them. */
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
/** A row of `server.deliveries`; times are texts where the desk reads it. */
export type Delivery<Time = Date> = {
  lead_id: string;
  channel: string;
  state: (typeof DELIVERY_STATES)[number];
  attempts: number;
  next_at: Time;
  sent_at: Time | null;
  last_error: string | null;
  created_at: Time;
};
/** How many deliveries are not done, how many of them failed, and the first of them. */
export type OpenDeliveries = { open: number; failed: number; rows: (Delivery<string> & { name: string })[] };

/** One lead on one screen: all of it, what was written and changed, and where it went. */
export type WholeLead = {
  lead: LeadRecord;
  notes: Note[];
  changes: { changed_at: string; old: string; new: string }[];
  deliveries: Delivery<string>[];
};

/** What became of a status, and the channels over which the lead goes out now. */
export type StatusChange = { id: string; old: string; new: string; channels: string[] };

export type PersonsLead = { id: string; created_at: Date; status: string; deliveries: number };
