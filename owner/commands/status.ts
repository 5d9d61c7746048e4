import { command } from '../command.ts';
import { leadIdFrom, shortId } from '../lead-id.ts';
import { UsageError } from '../usage-error.ts';

/** The same as in the table's own rule. */
export const MAX_STATUS_LENGTH = 50;
const WORD = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;

export const status = command({
  name: 'status',
  words: ['ID', 'NEW'],
  says: 'gives a lead another status: any short word, such as contacted, won, lost, spam',
  options: {},
  async run({ query, terminal }, { json }, [start = '', wanted = '']) {
    if (!WORD.test(wanted) || [...wanted].length > MAX_STATUS_LENGTH)
      throw new UsageError(
        `NEW must be one word of letters, digits, - and _, at most ${MAX_STATUS_LENGTH} characters long.`,
      );
    const id = await leadIdFrom(query, start);
    const [change] = await query<{ id: string; old: string; new: string }>({
      text: `update public.leads set status = $2
        from (select id, status from public.leads where id = $1 for update) as before
        where leads.id = before.id returning leads.id, before.status as old, leads.status as new`,
      values: [id, wanted],
    });
    if (json) terminal.json(change);
    else terminal.say(`${shortId(id)}: ${change?.old} → ${change?.new}`);
  },
});
