import { changeStatus, deliveryNote } from '../change-status.ts';
import { command } from '../command.ts';
import { leadIdFrom, shortId } from '../lead-id.ts';
import { Refusal } from '../refusal.ts';

export const notSpam = command({
  name: 'not-spam',
  words: ['ID'],
  says: 'puts a lead that is no spam back among the new ones, and has it delivered',
  options: {},
  async run({ query, terminal }, { json }, [start = '']) {
    const id = await leadIdFrom(query, start);
    const change = await changeStatus(query, id, 'new', 'spam');
    if (change === null) throw new Refusal(`${shortId(id)} is not marked as spam.`);
    if (json) return terminal.json(change);
    terminal.say(`${shortId(id)}: ${change.old} → ${change.new}`);
    terminal.say(deliveryNote(change));
  },
});
