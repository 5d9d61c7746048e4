import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMBEDDED } from '../../tests/support/databases.ts';
import type { Place } from '../../tests/support/place.ts';
import { SOCKET_FILE } from './data-directory.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';
import { withClient } from './query.ts';

const ROUNDS = 60;
const ONE = [{ one: 1 }];
/** CancelRequest, which psql sends on Ctrl-C: length, code, process and key. */
const CANCEL = Buffer.from([0, 0, 0, 16, 0x04, 0xd2, 0x16, 0x2e, 0, 0, 0, 1, 0, 0, 0, 1]);

let place: Place;
let embedded: EmbeddedDatabase;
beforeAll(async () => {
  place = await EMBEDDED.makePlace();
  embedded = await openEmbedded(place.settings.DATA_DIR);
  await ask('create table public.kept (n integer primary key)');
});
afterAll(async () => {
  await embedded.close();
  await place.remove();
});

const client = <Result>(work: (client: pg.Client) => Promise<Result>) =>
  withClient(embedded.connection, work);
const ask = (statement: string, values: unknown[] = []) =>
  client(async (one) => (await one.query(statement, values)).rows);
const stranger = (): Socket => connect(join(place.settings.DATA_DIR, SOCKET_FILE));

describe('the socket of the embedded database', () => {
  it('serves concurrent connections that query, fail and roll back, each with its own answers', async () => {
    const work = async (number: number) =>
      client(async (one) => {
        for (let round = 0; round < ROUNDS; round++) {
          const n = 1000 * number + round;
          expect((await one.query('select $1::int as n', [n])).rows).toEqual([{ n }]);
          await expect(one.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
          await one.query('begin');
          await one.query('insert into public.kept values ($1)', [n]);
          await expect(one.query('select nothing')).rejects.toMatchObject({ code: '42703' });
          await expect(one.query('select 1')).rejects.toMatchObject({ code: '25P02' });
          await one.query('rollback');
          await one.query('begin');
          await one.query('insert into public.kept values ($1)', [n]);
          expect(
            (await one.query('select count(*)::int as c from public.kept where n = $1', [n])).rows,
          ).toEqual([{ c: 1 }]);
          await one.query(round % 2 ? 'commit' : 'rollback');
        }
      });
    await Promise.all([1, 2, 3, 4].map(work));
    expect(await ask('select count(*)::int as kept from public.kept')).toEqual([{ kept: (4 * ROUNDS) / 2 }]);
    await ask('truncate public.kept');
  });

  it('rolls back a lost connection’s transaction, and discards its settings and names', async () => {
    const state = `select current_user as role, current_setting('TimeZone') as zone,
      current_setting('search_path') as path, to_regclass('pg_temp.leads') as hidden,
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
      (select count(*)::int from pg_prepared_statements) as named, (select count(*)::int from public.kept) as kept`;
    const before = await ask(state);
    const gone = new pg.Client(embedded.connection).on('error', () => {});
    await gone.connect();
    await gone.query(`select set_config('TimeZone', 'Asia/Tokyo', false), set_config('search_path', 'server', false),
      set_config('role', 'anon', false), pg_advisory_lock(7)`);
    await gone.query('reset role');
    await gone.query('select 1 as id into temp leads');
    await gone.query('prepare mine as select 1');
    await gone.query('begin');
    await gone.query('insert into public.kept values (1)');
    Reflect.get(gone, 'connection').stream.destroy();
    expect(await ask(state)).toEqual(before);
  });

  it('ends an idle transaction while others wait', async () => {
    const idle = new pg.Client(embedded.connection);
    const ended = new Promise<Error>((resolve) => idle.on('error', resolve));
    await idle.connect();
    await idle.query('begin');
    await idle.query('insert into public.kept values (1)');
    expect(await ask('select n from public.kept')).toEqual([]);
    expect(await ended).toMatchObject({ code: '25P03' });
  });

  it('disconnects a client that asks to cancel, and keeps serving', async () => {
    const socket = stranger();
    // A connection closed while its bytes are still being written is reset.
    socket.on('error', () => {}).write(CANCEL);
    expect(await text(socket).catch(() => '')).toBe('');
    expect(await ask('select 1 as one')).toEqual(ONE);
  });
});
