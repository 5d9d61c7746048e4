import { command } from '../command.ts';
import { leadIdFrom } from '../lead-id.ts';
import { flag } from '../option.ts';
import { Refusal } from '../refusal.ts';
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
    const [changed] = await query<{ retried: number }>({
      text: `with retried as (
          update server.deliveries set state = 'waiting', attempts = 0, next_at = now()
          where state = 'failed' and $1::uuid is null or state in ('failed', 'waiting') and lead_id = $1
          returning 1
        ) select count(*)::int as retried from retried`,
      values: [id],
    });
    if (!changed?.retried) throw new Refusal('There is no delivery to be retried.');
    if (json) terminal.json(changed);
    else terminal.say(`${changed.retried} to be sent anew.`);
  },
});
