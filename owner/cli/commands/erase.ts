import type { Query } from '../../../server/database/query.ts';
import { moment } from '../../queries/filters.ts';
import type { PersonsLead } from '../../queries/lead.ts';
import { momentBefore } from '../../queries/moment.ts';
import { erasePerson, leadsOfPerson } from '../../queries/person.ts';
import { wipeErased } from '../../queries/wipe-erased.ts';
import { command } from '../command.ts';
import { Refusal, UsageError } from '../errors.ts';
import { shortId } from '../lead-id.ts';

/** Rows of one statement: visitors' leads are stored between two statements. */
const BATCH_ROWS = 1_000;
const OLD = 'created_at < $1 and ($2::text is null or status = $2)';

export const erase = command({
  name: 'erase',
  words: [],
  says: 'erases all leads of one person, and what of them waits to be delivered',
  options: {
    email: { takes: 'ADDRESS', says: 'the address that they were sent with, in whatever case' },
    'dry-run': { says: 'shows what would be erased' },
    yes: { says: 'does not ask' },
  },
  async run({ query, terminal }, { email = '', 'dry-run': dryRun, yes, json }) {
    const address = email.trim();
    if (address === '') throw new UsageError('erase needs an address: --email person@example.org');
    const found = await leadsOfPerson(query, address);
    if (found.length === 0) throw new Refusal('No lead was sent with this address.');
    if (!json)
      terminal.table<PersonsLead>(
        {
          id: ({ id }) => shortId(id),
          created: ({ created_at }) => created_at,
          status: ({ status }) => status,
          deliveries: ({ deliveries }) => deliveries,
        },
        found,
      );
    if (!dryRun && !yes) await terminal.ask(`Erase these ${found.length}?`);
    const erased = dryRun ? [] : await erasePerson(query, address);
    if (json) terminal.json({ found, erased });
    else terminal.say(dryRun ? 'Nothing was erased.' : `Erased: ${erased.length}.`);
  },
});

export const purge = command({
  name: 'purge',
  words: [],
  says: 'erases leads by their age, and what of them waits to be delivered',
  options: {
    'older-than': {
      takes: 'AGE',
      says: 'stored longer ago than this, such as 365d',
      reads: moment(momentBefore, 'must be a number of hours or days, such as 12h or 365d'),
    },
    status: { takes: 'STATUS', says: 'only with this status, such as spam' },
    'dry-run': { says: 'counts them' },
    yes: { says: 'does not ask' },
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
    const progress = terminal.progress('leads', found);
    const erased = dryRun ? 0 : await eraseAll(query, values, progress.at);
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
