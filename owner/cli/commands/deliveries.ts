import { shortId } from '../../queries/lead-id.ts';
import { command } from '../command.ts';
import { oneOf, valued, wholeNumber } from '../option.ts';
import type { Columns } from '../terminal/table.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from './list.ts';

const STATES = ['waiting', 'sending', 'sent', 'failed'] as const;

/** A row of `server.deliveries`. */
export type Delivery = {
  lead_id: string;
  channel: string;
  state: (typeof STATES)[number];
  attempts: number;
  next_at: Date;
  sent_at: Date | null;
  last_error: string | null;
  created_at: Date;
};

export const DELIVERY_COLUMNS: Columns<Delivery> = {
  lead: ({ lead_id }) => shortId(lead_id),
  channel: ({ channel }) => channel,
  state: ({ state }) => state,
  attempts: ({ attempts }) => attempts,
  created: ({ created_at }) => created_at,
  next: ({ state, next_at }) => (state === 'waiting' ? next_at : null),
  sent: ({ sent_at }) => sent_at,
  error: ({ last_error }) => last_error,
};

export const deliveries = command({
  name: 'deliveries',
  words: [],
  says: 'lists what went or has to go where, the newest first',
  options: {
    state: valued('STATE', `in this state: ${STATES.join(', ')}`, oneOf(STATES)),
    limit: valued('N', `at most so many, instead of ${DEFAULT_LIMIT}`, wholeNumber(1, MAX_LIMIT)),
  },
  async run({ query, terminal }, { state, limit = DEFAULT_LIMIT, json }) {
    const rows = await query<Delivery>({
      // A delivery is as old as its lead, and leads have an index by age.
      text: `select deliveries.* from public.leads join server.deliveries on lead_id = id
        where $1::text is null or state = $1
        order by leads.created_at desc, id desc, channel limit $2`,
      values: [state ?? null, limit],
    });
    if (json) terminal.json(rows);
    else terminal.table(DELIVERY_COLUMNS, rows);
  },
});
