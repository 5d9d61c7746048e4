import { resolve } from 'node:path';
import { type Environment, mistypedSettings } from './environment.ts';

/**
 * What whoever starts the server should read: a line each for the database, what goes where, the limits, and every
 * variable that looks like a mistyped setting. No password, path or query is in it.
 */
export function startLines(settings: Environment, variables: Record<string, string | undefined>): string[] {
  return [
    `Database: ${databaseOf(settings)}`,
    ...sendings(settings),
    `Limits: ${limitsOf(settings)}`,
    ...mistypedSettings(variables).map(
      ({ given, meant }) => `${given} is no setting, and does nothing. Is ${meant} meant?`,
    ),
  ];
}

function databaseOf({ DATABASE_URL, DATA_DIR }: Environment): string {
  if (!DATABASE_URL) return `embedded, in ${resolve(DATA_DIR)}`;
  // Without a host it is this machine.
  const { host, pathname } = new URL(DATABASE_URL.replace('@/', '@localhost/'));
  const name = decodeURIComponent(pathname.slice(1));
  return `PostgreSQL, ${name || 'the default database'} at ${host || 'localhost'}`;
}

function sendings(settings: Environment): string[] {
  const { WEBHOOK_URL, SMTP_URL, MAIL_FROM, MAIL_TO = [], CONFIRMATION_MAIL } = settings;
  const lines = [];
  if (WEBHOOK_URL) lines.push(`Sends each lead to the webhook at ${new URL(WEBHOOK_URL).host}`);
  if (SMTP_URL) {
    const through = `through ${new URL(SMTP_URL).host}, from ${MAIL_FROM?.address}`;
    lines.push(`Sends each lead by mail to ${MAIL_TO.map(({ address }) => address).join(', ')}, ${through}`);
    if (CONFIRMATION_MAIL) lines.push(`Sends a confirmation by mail to each visitor, ${through}`);
  }
  return lines.length > 0 ? lines : ['Channels: none, leads are kept in the database alone'];
}

function limitsOf({ RATE_LIMIT, RATE_LIMIT_TOTAL, SMTP_URL, MAIL_LIMIT_PER_HOUR }: Environment): string {
  const number = (limit: number | null) => (limit === null ? 'any number' : String(limit));
  return [
    `leads a minute from one address: ${number(RATE_LIMIT)}`,
    `from all: ${number(RATE_LIMIT_TOTAL)}`,
    ...(SMTP_URL ? [`mails an hour before leads come together: ${number(MAIL_LIMIT_PER_HOUR)}`] : []),
  ].join(', ');
}
