import { changeStatus, deliveryNote } from '../../queries/change-status.ts';
import { leadIdFrom, shortId } from '../../queries/lead-id.ts';
import { Refusal } from '../../queries/refusal.ts';
import { command } from '../command.ts';

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
