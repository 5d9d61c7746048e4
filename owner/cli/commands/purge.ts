import type { Query } from '../../../server/database/query.ts';
import { momentBefore } from '../../queries/moment.ts';
import { wipeErased } from '../../queries/wipe-erased.ts';
import { command } from '../command.ts';
import { flag, valued } from '../option.ts';
import { progressOn } from '../terminal/progress.ts';
import { UsageError } from '../usage-error.ts';

/** Rows of one statement: visitors' leads are stored between two statements. */
const BATCH_ROWS = 1_000;
const OLD = 'created_at < $1 and ($2::text is null or status = $2)';

export const purge = command({
  name: 'purge',
  words: [],
  says: 'erases leads by their age, and what of them waits to be delivered',
  options: {
    'older-than': valued('AGE', 'stored longer ago than this, such as 365d', momentBefore),
    status: valued('STATUS', 'only with this status, such as spam', (text) => text),
    'dry-run': flag('counts them'),
    yes: flag('does not ask'),
  },
  async run({ query, terminal }, { 'older-than': before, status, 'dry-run': dryRun, yes, json }) {
    if (!before) throw new UsageError('purge needs an age: --older-than 365d');
    const values = [before, status ?? null];
    const [old] = await query<{ found: number }>({
      text: `select count(*)::int as found from public.leads where ${OLD}`,
      values,
    });
    const found = old?.found ?? 0;
    if (!dryRun && !yes && found > 0)
      await terminal.ask(`Erase ${found} leads from before ${before.toISOString()}?`);
    const progress = progressOn(terminal, 'leads', found);
    const erased = dryRun ? 0 : await eraseAll(query, values, (done) => progress.at(done));
    if (erased > 0) await wipeErased(query);
    progress.end();
    if (json) terminal.json({ before, found, erased });
    else terminal.say(dryRun ? `Found: ${found}. Nothing was erased.` : `Erased: ${erased}.`);
  },
});

async function eraseAll(query: Query, values: unknown[], at: (done: number) => void): Promise<number> {
  for (let done = 0; ; at(done)) {
    const [batch] = await query<{ erased: number }>({
      text: `with erased as (
          delete from public.leads where id in (
            select id from public.leads where ${OLD} order by created_at limit ${BATCH_ROWS}
          ) returning 1
        ) select count(*)::int as erased from erased`,
      values,
    });
    if (!batch?.erased) return done;
    done += batch.erased;
  }
}
