import type { Query } from '../../../server/database/query.ts';
import { mailerThrough } from '../../../server/delivery/mailer.ts';
import { SEND_TIMEOUT_MS } from '../../../server/delivery/worker.ts';
import { type Funnel, funnelNotes, type Step, sentLeads } from '../../queries/figures.ts';
import { CAMPAIGN } from '../../queries/filters.ts';
import { funnel } from '../../queries/funnel.ts';
import { type Dimension, type Group, groupsBy } from '../../queries/groups.ts';
import { command, type OwnerSettings } from '../command.ts';
import { Refusal, UsageError } from '../errors.ts';
import { FILTER_OPTIONS } from '../filter-options.ts';
import { type Columns, tableOf } from '../terminal/table.ts';

const DIMENSIONS = {
  source: { key: 'source_title', first: 'leads desc' },
  campaign: { key: CAMPAIGN, first: 'leads desc' },
  day: { key: `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`, first: 'key desc' },
  quality: { key: 'lead_quality_score::text', first: 'key::int desc' },
  status: { key: 'status', first: 'leads + spam desc' },
} satisfies Record<string, Dimension>;
const MAIL_WIDTH = 72;

export const stats = command({
  name: 'stats',
  words: [],
  says: 'shows how far visitors came, and leads by source, campaign, day (UTC), quality and status',
  options: {
    since: FILTER_OPTIONS.since,
    week: { says: 'covers the last seven full days, compared with the seven before' },
    mail: { says: 'emails the week to MAIL_TO' },
  },
  async run({ query, terminal, settings }, { since, week, mail, json }) {
    if (mail && !week) throw new UsageError('--mail sends the weekly numbers: add --week.');
    if (week && since) throw new UsageError('--week sets its own start: leave out --since.');
    if (week) {
      const { now, before } = await weeks(query);
      if (mail) return mailWeek(settings, now, before);
      if (json) return terminal.json({ funnel: now, before });
      terminal.table(weekColumns(before), now.steps);
      for (const line of funnelNotes(now)) terminal.say(line);
      return;
    }
    const way = await funnel(query, { since });
    const by = await groupsBy(query, DIMENSIONS, since);
    if (json) return terminal.json({ since: since ?? null, funnel: way, by });
    terminal.table(WAY_COLUMNS, way.steps);
    for (const line of funnelNotes(way)) terminal.say(line);
    for (const [name, groups] of Object.entries(by)) {
      terminal.say('');
      terminal.table(columnsFor(name), groups);
    }
  },
});

const WAY_COLUMNS: Columns<Step> = {
  funnel: ({ step }) => step,
  count: ({ count }) => count,
  lost: ({ lost }) => (lost === null ? '' : `${lost} %`),
};

function weekColumns(before: Funnel): Columns<Step> {
  const countBefore = ({ step }: Step) => before.steps.find((other) => other.step === step)?.count ?? 0;
  return { ...WAY_COLUMNS, 'week before': countBefore };
}

/** The last seven full days in the site's time zone, and the seven before. */
async function weeks(query: Query): Promise<{ now: Funnel; before: Funnel }> {
  const [ends] = await query<{ now: Date; middle: Date; first: Date }>({
    text: `select today at time zone time_zone as now, (today - interval '7 days') at time zone time_zone as middle,
        (today - interval '14 days') at time zone time_zone as first
      from server.site, lateral (select date_trunc('day', now() at time zone time_zone) as today) as days`,
  });
  if (!ends) throw new Error('server.site has no row.');
  return {
    now: await funnel(query, { since: ends.middle, until: ends.now }),
    before: await funnel(query, { since: ends.first, until: ends.middle }),
  };
}

async function mailWeek(
  { SMTP_URL, MAIL_FROM, MAIL_TO }: OwnerSettings,
  now: Funnel,
  before: Funnel,
): Promise<void> {
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO)
    throw new Refusal('Cannot send email: set SMTP_URL, MAIL_FROM and MAIL_TO. See .env.example.');
  await mailerThrough(SMTP_URL, MAIL_FROM)(
    {
      to: MAIL_TO,
      autoSubmitted: 'auto-generated',
      subject: `Your week: ${sentLeads(now)} leads, ${sentLeads(before)} the week before`,
      text: `${tableOf(weekColumns(before), now.steps, MAIL_WIDTH)}\n${funnelNotes(now).join('\n')}\n`,
    },
    AbortSignal.timeout(SEND_TIMEOUT_MS),
  );
}

function columnsFor(name: string): Columns<Group> {
  return {
    [name]: ({ key, keys }) => key ?? `(${keys} others)`,
    leads: ({ leads }) => leads,
    spam: ({ spam }) => spam,
    ...(name !== 'quality' && { 'average quality': ({ quality }: Group) => quality }),
  };
}
