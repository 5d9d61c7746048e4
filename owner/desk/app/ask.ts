import type { DeskNumbers } from '../../queries/figures.ts';
import type {
  AuditEntry,
  InboxLead,
  InboxOrder,
  InboxPlace,
  LeadCounts,
  Note,
  OpenDeliveries,
  OtherLead,
  StatusChange,
  WantedStatus,
  WholeLead,
  Work,
  WorkChange,
} from '../../queries/lead.ts';

/** The desk server's settings, and its people. */
export type About = { states: string[]; person: string; people: string[] };

/** The session has ended. */
export class Locked extends Error {}

/** Sends a request to the desk's server. Throws `Locked` if the session has ended, otherwise an `Error` with the server's message. */
async function ask<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  // Proxies answer requests for JSON with 401 instead of their sign-in page.
  const headers = {
    accept: 'application/json',
    ...(options.body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(`api/${path}`, { ...options, headers });
  if (answer.status === 401) throw new Locked(isOurs(answer) ? await answer.text() : SIGN_IN);
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.message);
  return found;
}

const SIGN_IN = 'Reload this page to sign in again.';

/** Whether the desk itself refused, and not a proxy in front of it. */
const isOurs = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/plain');

const post = <Answer>(path: string, body: unknown = {}) =>
  ask<Answer>(path, { method: 'POST', body: JSON.stringify(body) });

export const desk = {
  about: () => ask<About>('desk'),
  counts: () => ask<LeadCounts>('counts'),
  leads: (filters: string, order: InboxOrder, after: InboxPlace | null) =>
    ask<InboxLead[]>(
      `leads?${filters}&order=${order}${after ? `&after=${encodeURIComponent(JSON.stringify(after))}` : ''}`,
    ),
  lead: (id: string) => ask<WholeLead>(`leads/${id}`),
  others: (id: string) => ask<OtherLead[]>(`leads/${id}/others`),
  setStatuses: (wanted: WantedStatus[]) => post<StatusChange[]>('status', wanted),
  /** Returns the leads' work before the changes. */
  changeWork: (changes: WorkChange[]) => post<(WorkChange & Work)[]>('work', changes),
  /** If someone else answers the lead, takes over only if `isTakenOver`. */
  answer: (id: string, isTakenOver: boolean) =>
    post<{ isMine: boolean }>(`leads/${id}/answer`, { isTakenOver }),
  stopAnswering: (id: string) => ask(`leads/${id}/answer`, { method: 'DELETE' }),
  audit: () => ask<AuditEntry[]>('audit'),
  addNote: (id: string, words: string) => post<Note>(`leads/${id}/notes`, { words }),
  removeNote: (id: string) => ask(`notes/${id}`, { method: 'DELETE' }),
  retry: (id: string | null) => post<{ retried: number }>(id ? `leads/${id}/retry` : 'retry'),
  person: (email: string) => post<{ id: string }[]>('person', { email }),
  erase: (email: string) => post<{ erased: string[] }>('person/erase', { email }),
  numbers: (days: number) => ask<DeskNumbers>(`numbers?days=${days}`),
  signOut: () => post('sign-out'),
  deliveries: () => ask<OpenDeliveries>('deliveries'),
};
