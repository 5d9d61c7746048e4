import { mailerThrough } from '../../../server/delivery/mailer.ts';
import { SEND_TIMEOUT_MS } from '../../../server/delivery/worker.ts';
import { countOf, funnelOf, type Numbers, notesOn, type Step, type Way } from '../../queries/figures.ts';
import { numbersOf } from '../../queries/numbers.ts';
import { command, type OwnerSettings } from '../command.ts';
import { Refusal } from '../errors.ts';
import { FILTER_OPTIONS } from '../filter-options.ts';
import { type Columns, tableOf } from '../terminal/table.ts';

/** The groups that leads are shown by. */
const SHOWN = ['source', 'campaign', 'day', 'quality', 'status'] as const;
/** The most groups shown: visitors can send as many different sources as they like. */
const MAX_GROUPS = 20;
const MAIL_WIDTH = 72;

const STEP_COLUMNS: Columns<Step> = {
  funnel: ({ step }) => step,
  count: ({ count }) => count,
  lost: ({ lost }) => (lost === null ? '' : `${lost} %`),
};

export const stats = command({
  name: 'stats',
  words: [],
  says: 'shows how far visitors came, and leads by source, campaign, day, quality and status',
  options: {
    since: FILTER_OPTIONS.since,
    until: FILTER_OPTIONS.until,
    mail: { says: 'emails the counts of visitors and leads to MAIL_TO' },
  },
  async run({ query, terminal, settings }, { since, until, mail, json }) {
    const numbers = await numbersOf(query, { since, until });
    const { steps } = funnelOf(numbers.all);
    const notes = notesOn(numbers.all);
    if (mail)
      return mailTo(settings, numbers, `${tableOf(STEP_COLUMNS, steps, MAIL_WIDTH)}\n${notes.join('\n')}\n`);
    if (json) return terminal.json({ since: since ?? null, until: until ?? null, steps, ...numbers });
    terminal.table(STEP_COLUMNS, steps);
    for (const line of notes) terminal.say(line);
    for (const name of SHOWN) {
      terminal.say('');
      terminal.table(columnsFor(name), numbers[name].slice(0, MAX_GROUPS));
      const more = numbers[name].length - MAX_GROUPS;
      if (more > 0) terminal.note(`${more} more; --json shows all.`);
    }
  },
});

function columnsFor(name: string): Columns<Way> {
  return {
    [name]: ({ key }) => key,
    leads: ({ sent }) => sent,
    contacted: ({ contacted }) => contacted,
    won: ({ won }) => won,
    spam: ({ spam }) => spam,
  };
}

async function mailTo(
  { SMTP_URL, MAIL_FROM, MAIL_TO }: OwnerSettings,
  { all }: Numbers,
  text: string,
): Promise<void> {
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO)
    throw new Refusal('Cannot send email: set SMTP_URL, MAIL_FROM and MAIL_TO. See .env.example.');
  const mail = mailerThrough(SMTP_URL, MAIL_FROM);
  const subject = `Your numbers: ${countOf(all.sent, 'lead')}`;
  await mail(
    { to: MAIL_TO, autoSubmitted: 'auto-generated', subject, text },
    AbortSignal.timeout(SEND_TIMEOUT_MS),
  );
}
