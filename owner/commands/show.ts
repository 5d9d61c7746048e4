import { command } from '../command.ts';
import { earlierVersions, versionNote } from '../earlier-versions.ts';
import { leadIdFrom } from '../lead-id.ts';
import { DELIVERY_COLUMNS, type Delivery } from './deliveries.ts';

export const show = command({
  name: 'show',
  words: ['ID'],
  says: 'shows all of one lead; the first characters of its id are enough',
  options: {},
  async run({ query, terminal }, { json }, [start = '']) {
    const id = await leadIdFrom(query, start);
    const [row] = await query<{ lead: Record<string, unknown> }>({
      text: 'select to_json(leads) as lead from public.leads where id = $1',
      values: [id],
    });
    const deliveries = await query<Delivery>({
      text: 'select * from server.deliveries where lead_id = $1 order by channel',
      values: [id],
    });
    const version = (await earlierVersions(query, [id])).get(id) ?? null;
    if (json) return terminal.json({ ...row?.lead, earlier_version_of: version, deliveries });
    for (const [column, value] of Object.entries(row?.lead ?? {})) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      // Line ends are kept. Each line is made harmless by itself.
      const [first, ...more] = text.split(/\r\n|\r|\n/);
      terminal.say(`${column}: ${first}`);
      for (const line of more) terminal.say(`  ${line}`);
    }
    if (version !== null) terminal.say(`note: ${versionNote(version)}`);
    if (deliveries.length > 0) {
      terminal.say('');
      terminal.table(DELIVERY_COLUMNS, deliveries);
    }
  },
});
