import { languageNameIn } from '../../../lead/language.ts';
import { ownAnswers } from '../../../lead/lead.ts';
import { wholeLead } from '../../queries/inbox.ts';
import { soonness } from '../../queries/moment.ts';
import { earlierVersions } from '../../queries/person.ts';
import { command } from '../command.ts';
import { Refusal } from '../errors.ts';
import { leadIdFrom } from '../lead-id.ts';
import { localTime } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { DELIVERY_COLUMNS } from './deliveries.ts';
import { versionNote } from './list.ts';

export const show = command({
  name: 'show',
  words: ['ID'],
  says: 'shows one lead in full; the first characters of its id are enough',
  options: {},
  async run({ query, terminal, now }, { json }, [start = '']) {
    const id = await leadIdFrom(query, start);
    const whole = await wholeLead(query, id);
    if (!whole) throw new Refusal(`No lead has the id ${id}.`);
    const { lead, notes, deliveries } = whole;
    const version = (await earlierVersions(query, [id])).get(id) ?? null;
    if (json) return terminal.json({ ...lead, earlier_version_of: version, notes, deliveries });
    const { answers: _, ...columns } = lead;
    for (const [name, value] of [...Object.entries(columns), ...ownAnswers(lead)])
      sayColumn(terminal, name, value, now);
    const language = languageNameIn(String(lead.source_page));
    if (language) terminal.say(`language: ${language}`);
    if (version !== null) terminal.say(`note: ${versionNote(version)}`);
    for (const { words } of notes) sayColumn(terminal, 'note', words, now);
    if (deliveries.length > 0) {
      terminal.say('');
      terminal.table(DELIVERY_COLUMNS, deliveries);
    }
  },
});

function sayColumn(terminal: Terminal, name: string, value: unknown, now: Date): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Line breaks stay: `say` escapes each line separately.
  const [first = '', ...more] = text.split(/\r\n|\r|\n/);
  terminal.say(`${name}: ${first}${timeNote(name, first, now)}`);
  for (const line of more) terminal.say(`  ${line}`);
}

/** The time in this machine's zone, and the time left to a deadline. */
function timeNote(name: string, text: string, now: Date): string {
  if (name !== 'created_at' && name !== 'deadline') return '';
  const time = new Date(text);
  return ` (${localTime(time, now)}${name === 'deadline' ? `, ${soonness(time, now)}` : ''})`;
}
