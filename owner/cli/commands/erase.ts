import { shortId } from '../../queries/lead-id.ts';
import { erasePerson, leadsOfPerson, type PersonsLead } from '../../queries/person.ts';
import { Refusal } from '../../queries/refusal.ts';
import { command } from '../command.ts';
import { flag, valued } from '../option.ts';
import { UsageError } from '../usage-error.ts';

export const erase = command({
  name: 'erase',
  words: [],
  says: 'erases all leads of one person, and what of them waits to be delivered',
  options: {
    email: valued('ADDRESS', 'the address that they were sent with, in whatever case', (text) => text.trim()),
    'dry-run': flag('shows what would be erased'),
    yes: flag('does not ask'),
  },
  async run({ query, terminal }, { email, 'dry-run': dryRun, yes, json }) {
    if (!email) throw new UsageError('erase needs an address: --email person@example.org');
    const found = await leadsOfPerson(query, email);
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
    const erased = dryRun ? [] : await erasePerson(query, email);
    if (json) terminal.json({ found, erased });
    else terminal.say(dryRun ? 'Nothing was erased.' : `Erased: ${erased.length}.`);
  },
});
