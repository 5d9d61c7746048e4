import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EMBEDDED } from '../../tests/support/databases.ts';
import { callLeads } from './test/call-leads.ts';
import { runLeads } from './test/run-leads.ts';

/** Wrong usage is told before anything is opened. */
const NOWHERE = { DATABASE_URL: undefined, DATA_DIR: join(tmpdir(), 'leads-nowhere') };

it.each([
  [['lst'], 'There is no command "lst". Is "list" meant?'],
  [['bla'], 'There is no command "bla". `npm run leads -- --help` shows which there are.'],
  [['list', '--colour'], "Unknown option '--colour'. `npm run leads -- list --help` shows what list takes."],
  [['list', 'more'], '"more" is one word too many. `npm run leads -- list --help` shows what list takes.'],
  [['list', '--limit'], "Option '--limit <value>' argument missing. `npm run leads -- list --help`"],
  [['list', '--quality', '101'], '--quality must be a whole number from 0 to 100.'],
  [['list', '--since', 'yesterday'], '--since must be a date such as 2026-11-01'],
  [['export', '--format', 'xlsx'], '--format must be one of csv, jsonl.'],
  [['deliveries', '--state', 'lost'], '--state must be one of waiting, sending, sent, failed.'],
  [['show'], 'ID is missing. `npm run leads -- show --help` shows what show takes.'],
  [['status', 'abcd'], 'NEW is missing.'],
  [['purge', '--older-than', 'x'], '--older-than must be a number of hours or days, such as 12h or 365d.'],
  [[], 'Usage: npm run leads -- COMMAND'],
])('%j is wrong usage, and is told what would be right', async (args, message) => {
  const { code, output, errors } = await callLeads(NOWHERE, ...args);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).toContain(message);
});

it('shows help without a database', async () => {
  const all = await callLeads(NOWHERE, '--help');
  expect(all).toMatchObject({ code: 0, errors: '' });
  for (const name of [
    'list',
    'show ID',
    'export',
    'stats',
    'status ID NEW',
    'not-spam ID',
    'send-test',
    'deliveries',
    'retry [ID]',
    'erase',
    'purge',
  ])
    expect(all.output).toMatch(new RegExp(`^  ${name.replace(/[[\]]/g, '\\$&')} `, 'm'));
  const one = await callLeads(NOWHERE, 'erase', '--help');
  expect(one).toMatchObject({ code: 0, errors: '' });
  expect(one.output).toMatch(/^ {2}--email ADDRESS +the address/m);
});

it('reads --env-file itself, as `npm run leads` starts it: Node.js has an option of that name', () => {
  const project = new URL('../..', import.meta.url);
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', project), 'utf8'));
  const [, ...program] = scripts.leads.split(' ');
  const options = ['list', '--env-file', '/nowhere'];
  const { status, stderr } = spawnSync(process.execPath, [...program, ...options], { cwd: project });
  expect(stderr.toString()).toBe('The settings in /nowhere cannot be read: there is no such file.\n');
  expect(status).toBe(1);
});

it('says where there are no leads', async () => {
  const { code, errors } = await callLeads(NOWHERE, 'list');
  expect(code).toBe(1);
  expect(errors).toContain(`There are no leads in ${NOWHERE.DATA_DIR}.`);
  expect(errors).toContain('--env-file');
});

it('says that an empty embedded database may be the wrong one', async () => {
  const place = await EMBEDDED.makePlace();
  const { code, errors } = await callLeads(place.settings, 'list');
  expect(code).toBe(0);
  expect(errors).toContain(`There are no leads in ${place.settings.DATA_DIR}.`);
  expect(errors).toContain('--env-file');
  await place.remove();
});

it('ends its process with 2 after wrong usage, and says why on the right stream', async () => {
  const asProcess = await runLeads(NOWHERE, 'bla');
  expect(asProcess).toMatchObject({ ...(await callLeads(NOWHERE, 'bla')), code: 2 });
});
