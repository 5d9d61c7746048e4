import { changeStatus, deliveryNote } from '../../queries/change-status.ts';
import { leadIdFrom, shortId } from '../../queries/lead-id.ts';
import { stateFrom } from '../../queries/states.ts';
import { command } from '../command.ts';

export const status = command({
  name: 'status',
  words: ['ID', 'NEW'],
  says: 'gives a lead another status, one of the setting LEAD_STATES',
  options: {},
  async run({ query, terminal, settings }, { json }, [start = '', word = '']) {
    const wanted = await stateFrom(word, settings.LEAD_STATES, terminal);
    const id = await leadIdFrom(query, start);
    const change = await changeStatus(query, id, wanted);
    if (json) return terminal.json(change);
    if (change === null) return;
    terminal.say(`${shortId(id)}: ${change.old} → ${change.new}`);
    const note = deliveryNote(change);
    if (note) terminal.say(note);
  },
});
