import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { startLines } from './start-lines.ts';

const linesOf = (variables: Record<string, string>) => startLines(readEnvironment(variables), variables);

it('names the embedded database, no channel and the limits', () => {
  expect(linesOf({ DATA_DIR: './data' })).toEqual([
    `Database: embedded, in ${resolve('data')}`,
    'Channels: none, leads are kept in the database alone',
    'Limits: leads a minute from one address: 60, from all: 3000',
  ]);
});

it('names what is sent where, without a secret', () => {
  const lines = linesOf({
    DATABASE_URL: 'postgres://u:secret@one:5432/leads?password=secret',
    WEBHOOK_URL: 'https://hooks.example/secret?key=secret',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
    SMTP_URL: 'smtp://user:secret@smtp.example.org:587',
    MAIL_FROM: 'Marginly <leads@example.org>',
    MAIL_TO: 'a@example.org, b@example.org',
    CONFIRMATION_MAIL: 'yes',
    RATE_LIMIT: 'off',
    SMPT_URL: 'smtp://secret',
  });
  expect(lines).toEqual([
    'Database: PostgreSQL, leads at one:5432',
    'Sends each lead to the webhook at hooks.example',
    'Sends each lead by mail to a@example.org, b@example.org, through smtp.example.org:587, from leads@example.org',
    'Sends a confirmation by mail to each visitor, through smtp.example.org:587, from leads@example.org',
    'Limits: leads a minute from one address: any number, from all: any number, mails an hour before leads come together: 60',
    'SMPT_URL is no setting, and does nothing. Is SMTP_URL meant?',
  ]);
  expect(lines.join()).not.toContain('secret');
});

it.each([
  ['postgres:///leads?host=/run/postgresql', 'leads at localhost'],
  ['postgres://u:p@/leads', 'leads at localhost'],
  ['postgres://u:p@db', 'the default database at db'],
])('takes the database from %s', (DATABASE_URL, named) => {
  expect(linesOf({ DATABASE_URL })[0]).toBe(`Database: PostgreSQL, ${named}`);
});
