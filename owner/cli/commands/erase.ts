import type { Query } from '../../../server/database/query.ts';
import { countOf } from '../../queries/figures.ts';
import { moment } from '../../queries/filters.ts';
import type { PersonsLead } from '../../queries/lead.ts';
import { momentBefore } from '../../queries/moment.ts';
import { erasePerson, leadsOfPerson } from '../../queries/person.ts';
import { wipeErased } from '../../queries/wipe-erased.ts';
import { command } from '../command.ts';
import { Refusal, UsageError } from '../errors.ts';
import { shortId } from '../lead-id.ts';
import { stateFrom } from '../states.ts';

/** Rows per statement, so that visitors' leads are stored in between. */
const BATCH_ROWS = 1_000;
const OLD = 'created_at < $1 and ($2::text is null or status = $2)';

export const erase = command({
  name: 'erase',
  words: [],
  says: "erases one person's leads and their waiting deliveries",
  options: {
    email: { takes: 'ADDRESS', says: "the person's email address, ignoring case" },
    'dry-run': { says: 'shows the leads without erasing them' },
    yes: { says: 'erases without asking' },
  },
  async run({ query, terminal }, { email = '', 'dry-run': dryRun, yes, json }) {
    const address = email.trim();
    if (address === '') throw new UsageError('Give erase an email address: --email person@example.org');
    const found = await leadsOfPerson(query, address);
    if (found.length === 0) throw new Refusal('No leads with this email address.');
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
    if (!dryRun && !yes) await terminal.ask(`Erase these leads (${found.length})?`);
    const erased = dryRun ? [] : await erasePerson(query, address);
    if (json) terminal.json({ found, erased });
    else terminal.say(dryRun ? 'Nothing was erased.' : `Erased: ${erased.length}.`);
  },
});

export const purge = command({
  name: 'purge',
  words: [],
  says: 'erases old leads and their waiting deliveries',
  options: {
    'older-than': {
      takes: 'AGE',
      says: 'older than this, such as 365d',
      reads: moment(momentBefore, 'must be a number of hours or days, such as 12h or 365d'),
    },
    status: { takes: 'STATUS', says: 'only leads with this status, such as spam' },
    'dry-run': { says: 'counts the leads without erasing them' },
    yes: { says: 'erases without asking' },
  },
  async run({ query, terminal, settings }, { 'older-than': before, status, 'dry-run': dryRun, yes, json }) {
    if (!before) throw new UsageError('Give purge an age: --older-than 365d');
    const values = [before, status === undefined ? null : stateFrom(status, settings.LEAD_STATES)];
    const [old] = await query<{ found: number }>({
      text: `select count(*)::int as found from public.leads where ${OLD}`,
      values,
    });
    const found = old?.found ?? 0;
    if (!dryRun && !yes && found > 0)
      await terminal.ask(`Erase ${countOf(found, 'lead')} from before ${before.toISOString()}?`);
    const erased = dryRun ? 0 : await eraseAll(query, values);
    if (erased > 0) await wipeErased(query);
    if (json) terminal.json({ before, found, erased });
    else terminal.say(dryRun ? `Found: ${found}. Nothing was erased.` : `Erased: ${erased}.`);
  },
});

async function eraseAll(query: Query, values: unknown[]): Promise<number> {
  for (let done = 0; ; ) {
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
