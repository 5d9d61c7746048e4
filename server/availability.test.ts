import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { appOn, send } from '../tests/support/app-on.ts';
import { openForTests, POSTGRES, placeForTest } from '../tests/support/databases.ts';
import { leadRow } from '../tests/support/lead-row.ts';
import { Wire } from '../tests/support/wire.ts';
import { openDatabase } from './database/database.ts';

const HEALTH = { method: 'GET', path: '/healthz' } as const;
const open = openForTests(POSTGRES);

it('leads get 503 while PostgreSQL is down, and it is used again when it is back', async () => {
  const { settings } = await placeForTest(POSTGRES);
  const direct = settings.DATABASE_URL ?? '';
  const wire = new Wire(new URL(direct));
  const through = Object.assign(new URL(direct), { port: await wire.restore() });
  const database = await openDatabase({ ...settings, DATABASE_URL: through.href });
  onTestFinished(() => database.close().then(() => wire.cut()));
  const app = await appOn(database);
  expect((await send(app, { body: leadRow() })).statusCode).toBe(201);
  await wire.cut();
  const answer = await send(app, { body: leadRow() });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'PGRST001', details: null });
  expect(answer.headers['retry-after']).toBe('1');
  expect((await send(app, HEALTH)).statusCode).toBe(503);
  await wire.restore();
  expect((await send(app, { body: leadRow() })).statusCode).toBe(201);
  await expect.poll(async () => (await send(app, HEALTH)).statusCode).toBe(200);
  await app.close();
});

it('health is good while the database answers, bad while it is read-only, and good again afterwards', async () => {
  const app = await appOn(open.database);
  const answers = await Promise.all(Array.from({ length: 200 }, () => send(app, HEALTH)));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['200 {"status":"ok"}']),
  );
  const url = open.place.settings.DATABASE_URL ?? '';
  const name = new URL(url).pathname.slice(1);
  const health = async () => (await send(app, HEALTH)).json();
  await reconnectAfter(url, `alter database ${name} set default_transaction_read_only = on`);
  await expect.poll(health).toMatchObject({ code: 'database_read_only' });
  await reconnectAfter(url, `alter database ${name} reset default_transaction_read_only`);
  await expect.poll(health).toEqual({ status: 'ok' });
  await app.close();
});

/** Changes a setting of the database at `url`, and closes all connections, so that new ones use it. */
async function reconnectAfter(url: string, change: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(change);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
}
