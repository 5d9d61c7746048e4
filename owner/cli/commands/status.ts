import { changeStatuses } from '../../queries/change-status.ts';
import type { StatusChange } from '../../queries/lead.ts';
import { command } from '../command.ts';
import { Refusal } from '../errors.ts';
import { leadIdFrom, shortId } from '../lead-id.ts';
import { stateFrom } from '../states.ts';
import type { Terminal } from '../terminal/terminal.ts';

export const status = command({
  name: 'status',
  words: ['ID', 'NEW'],
  says: "sets a lead's status, one of LEAD_STATES",
  options: {},
  async run({ query, terminal, settings }, { json }, [start = '', word = '']) {
    const wanted = stateFrom(word, settings.LEAD_STATES);
    const [change] = await changeStatuses(query, [{ id: await leadIdFrom(query, start), status: wanted }]);
    if (change) say(terminal, change, json);
  },
});

export const notSpam = command({
  name: 'not-spam',
  words: ['ID'],
  says: 'restores a lead that is not spam, and delivers it',
  options: {},
  async run({ query, terminal }, { json }, [start = '']) {
    const id = await leadIdFrom(query, start);
    const [change] = await changeStatuses(query, [{ id, status: 'new', only: 'spam' }]);
    if (!change) throw new Refusal(`${shortId(id)} is not marked as spam.`);
    say(terminal, change, json);
  },
});

/** Prints the change, and where the lead will be delivered. */
function say(terminal: Terminal, change: StatusChange, json: boolean): void {
  if (json) {
    terminal.json(change);
    return;
  }
  terminal.say(`${shortId(change.id)}: ${change.old} → ${change.new}`);
  if (change.old !== 'spam' || change.new === 'spam') return;
  const { channels } = change;
  terminal.say(
    channels.length > 0
      ? `Queued for delivery: ${channels.join(', ')}.`
      : 'No delivery channel is configured.',
  );
}
