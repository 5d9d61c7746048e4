import type { InboxLead, InboxOrder, InboxPlace, Note, WholeLead } from '../../queries/inbox.ts';
import type { FirstContact, Numbers } from '../../queries/numbers.ts';

/** A request this long after the last press is made by the page itself: it does not keep the desk open. */
const PRESS_MS = 3_000;

let pressedAt = 0;
for (const press of ['pointerdown', 'keydown', 'wheel'] as const)
  addEventListener(press, () => (pressedAt = performance.now()), { capture: true, passive: true });
// Opening the page is a press.
pressedAt = performance.now();

/** The desk does not know this browser any more. */
export class Locked extends Error {}

/** Asks the desk's server. Throws `Locked` where it wants the token, and an `Error` with its words where it refuses. */
async function ask<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  if (performance.now() - pressedAt > PRESS_MS) headers.set('x-by-itself', 'yes');
  if (options.body) headers.set('content-type', 'application/json');
  const answer = await fetch(`api/${path}`, { ...options, headers });
  if (answer.status === 401) throw new Locked(await answer.text());
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.message);
  return found;
}

const post = <Answer>(path: string, body: unknown = {}) =>
  ask<Answer>(path, { method: 'POST', body: JSON.stringify(body) });

export type StatusChange = { id: string; old: string; new: string; channels: string[] };
export type OpenDelivery = {
  lead_id: string;
  channel: string;
  state: string;
  attempts: number;
  next_at: string;
  last_error: string | null;
  created_at: string;
  name: string;
};
/** How many deliveries are not done, how many of them failed, and the first of them. */
export type OpenDeliveries = { open: number; failed: number; rows: OpenDelivery[] };
export type OtherLead = Pick<InboxLead, 'id' | 'created_at' | 'status' | 'subject'>;

export const desk = {
  about: () => ask<{ states: string[]; timeZone: string }>('desk'),
  counts: () => ask<Record<string, number>>('counts'),
  leads: (filters: string, order: InboxOrder, after: InboxPlace | null) =>
    ask<InboxLead[]>(
      `leads?${filters}&order=${order}${after ? `&after=${encodeURIComponent(JSON.stringify(after))}` : ''}`,
    ),
  lead: (id: string) => ask<WholeLead>(`leads/${id}`),
  others: (id: string) => ask<OtherLead[]>(`leads/${id}/others`),
  setStatus: (id: string, status: string, only: string | null = null) =>
    post<{ change: StatusChange | null }>(`leads/${id}/status`, { status, only }),
  addNote: (id: string, words: string) => post<Note>(`leads/${id}/notes`, { words }),
  removeNote: (id: string) => ask(`notes/${id}`, { method: 'DELETE' }),
  retry: (id: string | null) => post<{ retried: number }>(id ? `leads/${id}/retry` : 'retry'),
  person: (email: string) => post<{ id: string }[]>('person', { email }),
  erase: (email: string) => post<{ erased: string[] }>('person/erase', { email }),
  numbers: (since: string, until: string) => ask<Numbers>(`numbers?${new URLSearchParams({ since, until })}`),
  firstContact: (since: string, until: string) =>
    ask<FirstContact>(`first-contact?${new URLSearchParams({ since, until })}`),
  deliveries: () => ask<OpenDeliveries>('deliveries'),
};
