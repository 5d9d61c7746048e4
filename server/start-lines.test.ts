import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { startLines } from './start-lines.ts';

const linesOf = (variables: Record<string, string>) => startLines(readEnvironment(variables), variables);

it('shows the embedded database and no channel', () => {
  expect(linesOf({ DATA_DIR: './data' })).toEqual([
    `Database: embedded, in ${resolve('data')}`,
    'Delivery: none, leads stay in the database only',
  ]);
});

it('shows the channels, without secrets', () => {
  const lines = linesOf({
    DATABASE_URL: 'postgres://u:secret@one:5432/leads?password=secret',
    WEBHOOK_URL: 'https://hooks.example/secret?key=secret',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
    SMTP_URL: 'smtp://user:secret@smtp.example.org:587',
    MAIL_FROM: 'Marginly <leads@example.org>',
    MAIL_TO: 'a@example.org, b@example.org',
    CONFIRMATION_MAIL: 'yes',
    NOTIFY: 'slack:https://hooks.slack.com/secret, slack:https://hooks.slack.com/services/secret',
    SMPT_URL: 'smtp://secret',
  });
  expect(lines).toEqual([
    'Database: PostgreSQL, leads at one:5432',
    'Delivery: webhook at hooks.example',
    'Delivery: email to a@example.org, b@example.org, through smtp.example.org:587, from leads@example.org',
    'Delivery: confirmation email to each visitor, through smtp.example.org:587, from leads@example.org',
    'Delivery: slack at hooks.slack.com',
    'Delivery: slack-2 at hooks.slack.com',
    'SMPT_URL is not a setting and has no effect. Did you mean SMTP_URL?',
  ]);
  expect(lines.join()).not.toContain('secret');
});
