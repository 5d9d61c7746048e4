import { command } from '../command.ts';
import { shortId } from '../lead-id.ts';
import { flag, valued } from '../option.ts';
import { Refusal } from '../refusal.ts';
import { UsageError } from '../usage-error.ts';

const OF_ADDRESS = 'lower(email) = lower($1)';

type Found = { id: string; created_at: Date; status: string; deliveries: number };

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
    const found = await query<Found>({
      text: `select id, created_at, status,
          (select count(*)::int from server.deliveries where lead_id = leads.id) as deliveries
        from public.leads where ${OF_ADDRESS} order by created_at`,
      values: [email],
    });
    if (found.length === 0) throw new Refusal('No lead was sent with this address.');
    if (!json)
      terminal.table<Found>(
        {
          id: ({ id }) => shortId(id),
          created: ({ created_at }) => created_at,
          status: ({ status }) => status,
          deliveries: ({ deliveries }) => deliveries,
        },
        found,
      );
    if (!dryRun && !yes) await terminal.ask(`Erase these ${found.length}?`);
    // Deliveries are deleted with their lead. A lead that the person sent meanwhile is deleted too.
    const erased = dryRun
      ? []
      : await query<{ id: string }>({
          text: `delete from public.leads where ${OF_ADDRESS} returning id`,
          values: [email],
        });
    if (json) terminal.json({ found, erased: erased.map(({ id }) => id) });
    else terminal.say(dryRun ? 'Nothing was erased.' : `Erased: ${erased.length}.`);
  },
});
