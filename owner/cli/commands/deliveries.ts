import { retryDeliveries } from '../../queries/deliveries.ts';
import { oneOf, wholeNumber } from '../../queries/filters.ts';
import { DELIVERY_STATES, type Delivery } from '../../queries/lead.ts';
import { command } from '../command.ts';
import { Refusal, UsageError } from '../errors.ts';
import { leadIdFrom, shortId } from '../lead-id.ts';
import type { Columns } from '../terminal/table.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from './list.ts';

export const DELIVERY_COLUMNS: Columns<Delivery> = {
  lead: ({ lead_id }) => shortId(lead_id),
  channel: ({ channel }) => channel,
  state: ({ state }) => state,
  attempts: ({ attempts }) => attempts,
  created: ({ created_at }) => new Date(created_at),
  next: ({ state, next_at }) => (state === 'waiting' ? new Date(next_at) : null),
  sent: ({ sent_at }) => sent_at && new Date(sent_at),
  error: ({ last_error }) => last_error,
};

export const deliveries = command({
  name: 'deliveries',
  words: [],
  says: 'lists deliveries to each receiver, newest first',
  options: {
    state: {
      takes: 'STATE',
      says: `only in this state: ${DELIVERY_STATES.join(', ')}`,
      reads: oneOf(DELIVERY_STATES),
    },
    limit: {
      takes: 'N',
      says: `lists at most N [${DEFAULT_LIMIT}]`,
      reads: wholeNumber(1, MAX_LIMIT),
    },
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

export const retry = command({
  name: 'retry',
  words: ['[ID]'],
  says: 'retries failed deliveries: those of one lead, including waiting ones, or all',
  options: { 'all-failed': { says: 'retries the failed deliveries of every lead' } },
  async run({ query, terminal }, { 'all-failed': all, json }, [start]) {
    if (all === (start !== undefined))
      throw new UsageError('Give retry either the ID of a lead or --all-failed.');
    const id = start === undefined ? null : await leadIdFrom(query, start);
    const retried = await retryDeliveries(query, id);
    if (retried === 0) throw new Refusal('No deliveries to retry.');
    if (json) terminal.json({ retried });
    else terminal.say(`${retried} queued for retry.`);
  },
});
