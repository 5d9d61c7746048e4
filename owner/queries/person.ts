import type { Query } from '../../server/database/query.ts';
import { wipeErased } from './wipe-erased.ts';

const OF_ADDRESS = 'lower(email) = lower($1)';

export type PersonsLead = { id: string; created_at: Date; status: string; deliveries: number };

/** All leads that were sent with this address, in whatever case, the oldest first. */
export function leadsOfPerson(query: Query, email: string): Promise<PersonsLead[]> {
  return query<PersonsLead>({
    text: `select id, created_at, status,
        (select count(*)::int from server.deliveries where lead_id = leads.id) as deliveries
      from public.leads where ${OF_ADDRESS} order by created_at`,
    values: [email],
  });
}

/** Erases them, one that was sent meanwhile too, with all that belongs to them. Gives their ids. */
export async function erasePerson(query: Query, email: string): Promise<string[]> {
  const erased = await query<{ id: string }>({
    text: `delete from public.leads where ${OF_ADDRESS} returning id`,
    values: [email],
  });
  if (erased.length > 0) await wipeErased(query);
  return erased.map(({ id }) => id);
}
