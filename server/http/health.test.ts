import pg from 'pg';
import { expect, it } from 'vitest';
import { appOn, send } from '../../tests/support/app-on.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';

const HEALTH = { method: 'GET', path: '/healthz' } as const;
const open = openForTests(POSTGRES);

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
