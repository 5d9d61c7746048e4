import type { DeskNumbers } from '../../queries/figures.ts';
import type {
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

/** The session has ended. */
export class Locked extends Error {}

/** Sends a request to the desk's server. Throws `Locked` if the session has ended, otherwise an `Error` with the server's message. */
async function ask<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  const headers: HeadersInit = options.body ? { 'content-type': 'application/json' } : {};
  const answer = await fetch(`api/${path}`, { ...options, headers });
  if (answer.status === 401) throw new Locked(await answer.text());
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.message);
  return found;
}

const post = <Answer>(path: string, body: unknown = {}) =>
  ask<Answer>(path, { method: 'POST', body: JSON.stringify(body) });

export const desk = {
  about: () => ask<{ states: string[] }>('desk'),
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
  addNote: (id: string, words: string) => post<Note>(`leads/${id}/notes`, { words }),
  removeNote: (id: string) => ask(`notes/${id}`, { method: 'DELETE' }),
  retry: (id: string | null) => post<{ retried: number }>(id ? `leads/${id}/retry` : 'retry'),
  person: (email: string) => post<{ id: string }[]>('person', { email }),
  erase: (email: string) => post<{ erased: string[] }>('person/erase', { email }),
  numbers: (days: number) => ask<DeskNumbers>(`numbers?days=${days}`),
  signOut: () => post('sign-out'),
  deliveries: () => ask<OpenDeliveries>('deliveries'),
};
