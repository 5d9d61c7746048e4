import { resolve } from 'node:path';
import { type Environment, mistypedSettings } from './environment.ts';

type StartSettings = Pick<
  Environment,
  | 'DATABASE_URL'
  | 'DATA_DIR'
  | 'WEBHOOK_URL'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'MAIL_TO'
  | 'MAIL_LIMIT_PER_HOUR'
  | 'CONFIRMATION_MAIL'
  | 'RATE_LIMIT'
  | 'RATE_LIMIT_TOTAL'
>;

/**
 * What whoever starts the server should read: a line each for the database, the channels,
 * what goes where, the limits, and every variable that looks like a mistyped setting. No
 * password, path or query is in it.
 */
export function startLines(settings: StartSettings, variables: Record<string, string | undefined>): string[] {
  return [
    `Database: ${databaseOf(settings)}`,
    `Channels: ${channelsOf(settings).join(', ') || 'none, leads are kept in the database alone'}`,
    ...sendings(settings).map((line) => `Sends ${line}`),
    `Limits: ${limitsOf(settings)}`,
    ...mistypedSettings(variables).map(
      ({ given, meant }) => `${given} is no setting, and does nothing. Is ${meant} meant?`,
    ),
  ];
}

function databaseOf({ DATABASE_URL, DATA_DIR }: StartSettings): string {
  if (!DATABASE_URL) return `embedded, in ${resolve(DATA_DIR)}`;
  // Without a host it is this machine.
  const { host, pathname } = new URL(DATABASE_URL.replace('@/', '@localhost/'));
  const name = decodeURIComponent(pathname.slice(1));
  return `PostgreSQL, ${name || 'the default database'} at ${host || 'localhost'}`;
}

function channelsOf({ WEBHOOK_URL, SMTP_URL, CONFIRMATION_MAIL }: StartSettings): string[] {
  return [
    ...(WEBHOOK_URL ? ['webhook'] : []),
    ...(SMTP_URL ? ['email'] : []),
    ...(SMTP_URL && CONFIRMATION_MAIL ? ['confirmation'] : []),
  ];
}

function sendings({
  WEBHOOK_URL,
  SMTP_URL,
  MAIL_FROM,
  MAIL_TO = [],
  CONFIRMATION_MAIL,
}: StartSettings): string[] {
  const through = SMTP_URL && `through ${new URL(SMTP_URL).host}, from ${MAIL_FROM?.address}`;
  return [
    ...(WEBHOOK_URL ? [`each lead to the webhook at ${new URL(WEBHOOK_URL).host}`] : []),
    ...(through
      ? [`each lead by mail to ${MAIL_TO.map(({ address }) => address).join(', ')}, ${through}`]
      : []),
    ...(through && CONFIRMATION_MAIL ? [`a confirmation by mail to each visitor, ${through}`] : []),
  ];
}

function limitsOf({ RATE_LIMIT, RATE_LIMIT_TOTAL, SMTP_URL, MAIL_LIMIT_PER_HOUR }: StartSettings): string {
  const number = (limit: number | null) => (limit === null ? 'any number' : String(limit));
  return [
    `leads a minute from one address: ${number(RATE_LIMIT)}`,
    `from all: ${number(RATE_LIMIT_TOTAL)}`,
    ...(SMTP_URL ? [`mails an hour before leads come together: ${number(MAIL_LIMIT_PER_HOUR)}`] : []),
  ].join(', ');
}
