import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { EMBEDDED } from '../../tests/support/databases.ts';
import { callLeads } from './test/call-leads.ts';

/** Invalid usage is reported before the database is opened. */
const NOWHERE = { DATABASE_URL: undefined, DATA_DIR: join(tmpdir(), 'leads-nowhere') };

it.each([
  [['lst'], 'Unknown command "lst". Did you mean "list"?'],
  [['bla'], 'Unknown command "bla". See `npm run leads -- --help`.'],
  [['list', '--colour'], "Unknown option '--colour'. See `npm run leads -- list --help`."],
  [['list', 'more'], 'Unexpected argument: "more". See `npm run leads -- list --help`.'],
  [['list', '--limit'], "Option '--limit <value>' argument missing. See `npm run leads -- list --help`."],
  [['list', '--quality', '101'], '--quality must be a whole number from 0 to 100.'],
  [['list', '--since', 'yesterday'], '--since must be a date such as 2026-11-01'],
  [['export', '--format', 'xlsx'], '--format must be one of csv, jsonl.'],
  [['deliveries', '--state', 'lost'], '--state must be one of waiting, sending, sent, failed.'],
  [['show'], 'Missing argument: ID. See `npm run leads -- show --help`.'],
  [['status', 'abcd'], 'Missing argument: NEW.'],
  [['purge', '--older-than', 'x'], '--older-than must be a number of hours or days, such as 12h or 365d.'],
  [[], 'Usage: npm run leads -- COMMAND'],
])('%j is invalid usage, and the message says what to do', async (args, message) => {
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
    'backup FILE',
    'restore FILE',
  ])
    expect(all.output).toMatch(new RegExp(`^  ${name.replace(/[[\]]/g, '\\$&')} `, 'm'));
  const one = await callLeads(NOWHERE, 'erase', '--help');
  expect(one).toMatchObject({ code: 0, errors: '' });
  expect(one.output).toMatch(/^ {2}--email ADDRESS +the person's email address/m);
});

it('parses --env-file although Node.js has an option of that name', () => {
  const project = new URL('../..', import.meta.url);
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', project), 'utf8'));
  const [, ...program] = scripts.leads.split(' ');
  const options = ['list', '--env-file', '/nowhere'];
  const { status, stderr } = spawnSync(process.execPath, [...program, ...options], { cwd: project });
  expect(stderr.toString()).toBe("ENOENT: no such file or directory, open '/nowhere'\n");
  expect(status).toBe(1);
});

it('fails if there is no database', async () => {
  const { code, errors } = await callLeads(NOWHERE, 'list');
  expect(code).toBe(1);
  expect(errors).toContain(`There are no leads in ${NOWHERE.DATA_DIR}.`);
  expect(errors).toContain('--env-file');
});

it('warns that an empty embedded database may be the wrong one', async () => {
  const place = await EMBEDDED.makePlace();
  const { code, errors } = await callLeads(place.settings, 'list');
  expect(code).toBe(0);
  expect(errors).toContain(`There are no leads in ${place.settings.DATA_DIR}.`);
  expect(errors).toContain('--env-file');
  await place.remove();
});

it('exits with 2 after invalid usage, and prints the reason on stderr', async () => {
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'bla'], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    'Unknown command "bla". See `npm run leads -- --help`.\n',
  ]);
});
