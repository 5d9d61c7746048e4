import { leadRow } from '../../tests/support/lead-row.ts';
import { KEY } from './start-server.ts';
import type { Asked } from './wrk.ts';

/** The row that both sides insert. */
export const LEAD = leadRow();

/** Posts to the server at `address` as the page does. */
export function postsTo(address: string): Asked {
  return {
    address: `${address}/rest/v1/leads`,
    headers: {
      apikey: KEY,
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify({ ...LEAD, id: 'ID' }),
  };
}
