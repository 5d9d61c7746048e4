import { leadIdFrom } from '../../queries/lead-id.ts';
import { Refusal } from '../../queries/refusal.ts';
import { retryDeliveries } from '../../queries/retry-deliveries.ts';
import { command } from '../command.ts';
import { flag } from '../option.ts';
import { UsageError } from '../usage-error.ts';

export const retry = command({
  name: 'retry',
  words: ['[ID]'],
  says: "has deliveries sent anew that failed: those of one lead, which may also wait for their turn, or everybody's",
  options: { 'all-failed': flag("retries everybody's") },
  async run({ query, terminal }, { 'all-failed': all, json }, [start]) {
    if (all === (start !== undefined))
      throw new UsageError('retry takes either the ID of a lead or --all-failed.');
    const id = start === undefined ? null : await leadIdFrom(query, start);
    const retried = await retryDeliveries(query, id);
    if (retried === 0) throw new Refusal('There is no delivery to be retried.');
    if (json) terminal.json({ retried });
    else terminal.say(`${retried} to be sent anew.`);
  },
});
