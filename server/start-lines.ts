import { resolve } from 'node:path';
import { channelNamesOf } from './delivery/notify.ts';
import { type Environment, mistypedSettings } from './environment.ts';

/**
 * The lines printed at the start: database, delivery, and variables that look like mistyped settings.
 * They contain no password, path or query.
 */
export function startLines(settings: Environment, variables: Record<string, string | undefined>): string[] {
  return [
    `Database: ${databaseOf(settings)}`,
    ...sendings(settings),
    ...mistypedSettings(variables).map(
      ({ given, meant }) => `${given} is not a setting and has no effect. Did you mean ${meant}?`,
    ),
  ];
}

function databaseOf({ DATABASE_URL, DATA_DIR }: Environment): string {
  if (!DATABASE_URL) return `embedded, in ${resolve(DATA_DIR)}`;
  // The default host is this machine.
  const { host, pathname } = new URL(DATABASE_URL.replace('@/', '@localhost/'));
  const name = decodeURIComponent(pathname.slice(1));
  return `PostgreSQL, ${name || 'the default database'} at ${host || 'localhost'}`;
}

function sendings(settings: Environment): string[] {
  const { WEBHOOK_URL, SMTP_URL, MAIL_FROM, MAIL_TO = [], CONFIRMATION_MAIL } = settings;
  const lines = [];
  if (WEBHOOK_URL) lines.push(`Delivery: webhook at ${new URL(WEBHOOK_URL).host}`);
  if (SMTP_URL) {
    const through = `through ${new URL(SMTP_URL).host}, from ${MAIL_FROM?.address}`;
    lines.push(`Delivery: email to ${MAIL_TO.map(({ address }) => address).join(', ')}, ${through}`);
    if (CONFIRMATION_MAIL) lines.push(`Delivery: confirmation email to each visitor, ${through}`);
  }
  const { NOTIFY } = settings;
  const names = channelNamesOf(NOTIFY);
  for (const [place, { address }] of NOTIFY.entries())
    lines.push(`Delivery: ${names[place]} at ${new URL(address).host}`);
  return lines.length > 0 ? lines : ['Delivery: none, leads stay in the database only'];
}
