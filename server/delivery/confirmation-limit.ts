import type { Database } from '../database/database.ts';
import type { MayConfirm } from './confirmation.ts';

/** A lead that is sent again keeps its turn. */
const TAKE_TURN = `
  insert into server.confirmations as known (address, lead_id)
  select encode(sha256(convert_to(key::text || $1, 'UTF8')), 'hex'), $2 from server.sender_key
  on conflict (address) do update set lead_id = excluded.lead_id, taken_at = now()
    where known.lead_id = excluded.lead_id or known.taken_at <= now() - interval '1 day'
  returning true as taken`;

/** Lets one lead a day and address be confirmed, whichever server process asks. */
export function oncePerDay(database: Pick<Database, 'asOwner'>): MayConfirm {
  return async ({ id, email }) => {
    const taken = await database.asOwner({ text: TAKE_TURN, values: [mailboxOf(email), id] });
    return taken.length > 0;
  };
}

/** One mailbox has many addresses: its case does not count, nor does what follows a plus sign. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
