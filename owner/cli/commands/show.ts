import { languageNameIn } from '../../../lead/language.ts';
import { CAMPAIGN_COLUMN, flatColumns, flatLead, isUtmKey } from '../../queries/csv.ts';
import type { Delivery, LeadRecord } from '../../queries/lead.ts';
import { earlierVersions } from '../../queries/person.ts';
import { chosenColumns } from '../columns.ts';
import { command } from '../command.ts';
import { leadIdFrom } from '../lead-id.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { localTime, soonness } from '../terminal/times.ts';
import { DELIVERY_COLUMNS } from './deliveries.ts';
import { versionNote } from './list.ts';

export const show = command({
  name: 'show',
  words: ['ID'],
  says: 'shows one lead in full; the first characters of its id are enough',
  options: {
    columns: { takes: 'NAMES', says: 'shows only these columns, in this order, separated by commas' },
  },
  async run({ query, terminal, now }, { columns, json }, [start = '']) {
    const id = await leadIdFrom(query, start);
    const [row] = await query<{ lead: LeadRecord }>({
      text: 'select to_json(leads) as lead from public.leads where id = $1',
      values: [id],
    });
    const lead: LeadRecord = row?.lead ?? { id, created_at: '' };
    const flat = flatLead(lead);
    if (columns !== undefined) {
      const chosen = chosenColumns(columns, Object.keys(lead));
      if (json) return terminal.json(Object.fromEntries(chosen.map((name) => [name, flat[name] ?? null])));
      for (const name of chosen) sayColumn(terminal, name, flat[name] ?? '', now);
      return;
    }
    const deliveries = await query<Delivery>({
      text: 'select * from server.deliveries where lead_id = $1 order by channel',
      values: [id],
    });
    const version = (await earlierVersions(query, [id])).get(id) ?? null;
    if (json) return terminal.json({ ...lead, earlier_version_of: version, deliveries });
    for (const name of filledColumns(lead)) sayColumn(terminal, name, flat[name], now);
    const language = languageNameIn(String(lead.source_page));
    if (language) terminal.say(`language: ${language}`);
    if (version !== null) terminal.say(`note: ${versionNote(version)}`);
    if (deliveries.length > 0) {
      terminal.say('');
      terminal.table(DELIVERY_COLUMNS, deliveries);
    }
  },
});

/** The columns with values. Includes the campaign object only if it has keys other than utm keys. */
function filledColumns(lead: LeadRecord): string[] {
  const flat = flatLead(lead);
  const hasOthers = !Object.keys(lead[CAMPAIGN_COLUMN] ?? {}).every(isUtmKey);
  const filled = flatColumns(Object.keys(lead)).filter((name) => name in flat);
  return hasOthers ? [...filled, CAMPAIGN_COLUMN] : filled;
}

function sayColumn(terminal: Terminal, name: string, value: unknown, now: Date): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Line breaks stay: `say` escapes each line separately.
  const [first = '', ...more] = text.split(/\r\n|\r|\n/);
  terminal.say(`${name}: ${first}${timeNote(name, first, now)}`);
  for (const line of more) terminal.say(`  ${line}`);
}

/** The time in this machine's zone, and the time left to a deadline. */
function timeNote(name: string, text: string, now: Date): string {
  if (name === 'created_at') return ` (${localTime(new Date(text), now)})`;
  if (name !== 'deadline') return '';
  const deadline = new Date(text);
  return ` (${localTime(deadline, now)}, ${soonness(deadline, now)})`;
}
