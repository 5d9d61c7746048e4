import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePlace, EMBEDDED, type OpenPlace, openPlace } from '../../tests/support/databases.ts';
import { MAX_LINE_BYTES } from './json-lines.ts';
import { type OwnedDatabase, openOwner } from './open-owner.ts';
import { MAX_COMMANDS, SOCKET_FILE } from './owner-socket.ts';

/** What a visitor's session says of itself. */
const SESSION = {
  text: `select current_user as role, session_user as login, current_setting('TimeZone') as zone,
    current_setting('search_path') as path, current_setting('lock_timeout') as patience,
    (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
    to_regclass('pg_temp.leads') as hidden`,
};
/** CancelRequest, as psql sends it when its user presses Ctrl-C: a length, a code, a process and a key. */
const CANCEL = Buffer.from([0, 0, 0, 16, 0x04, 0xd2, 0x16, 0x2e, 0, 0, 0, 1, 0, 0, 0, 1]);
/** A startup packet of PostgreSQL's protocol, version 3. */
const STARTUP = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);

let open: OpenPlace;
let owner: OwnedDatabase;

const run = (statement: string, values: unknown[] = []) => owner.query({ text: statement, values });
const stranger = (): Socket => connect(join(open.place.settings.DATA_DIR, SOCKET_FILE));

describe('the owner’s socket', () => {
  beforeAll(async () => {
    open = await openPlace(EMBEDDED);
    owner = await openOwner(open.place.settings);
  });
  afterAll(async () => {
    await owner.close();
    await closePlace(open);
  });

  it('gives the values that the database itself gives', async () => {
    const statement = `select 1 as int, 1.5::float8 as float, now() > '2020-01-01' as bool, 'x' as text, null as none,
      '2026-11-23T01:02:03Z'::timestamptz as time, '{"a":[1]}'::jsonb as json, array['a','b'] as list, 2::int8 as big,
      $1::text as "first", $2::text[] as second, $3::timestamptz as third`;
    const values = ['ž', ['a', '"b'], new Date(0)];
    expect(await run(statement, values)).toEqual(await open.asOwner(statement, values));
  });

  it('tells why a statement fails, and goes on', async () => {
    await expect(run('select 1 / 0')).rejects.toMatchObject({ code: '22012', message: 'division by zero' });
    expect(await run('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.each([
    'set lock_timeout = 1',
    'begin',
    'commit',
    'discard all',
    'deallocate all',
    'copy public.leads from stdin',
    'listen x',
    'prepare x as select 1',
    '/* */ set role anon',
    'do $$ begin end $$',
    '',
  ])('refuses what is no statement of a command: %s', async (statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: '0A000' });
  });

  it('refuses a second statement', async () => {
    await expect(run('select 1; set lock_timeout = 1')).rejects.toMatchObject({ code: '42601' });
  });

  it('leaves nothing behind that would last for visitors', async () => {
    const named = { ...SESSION, name: 'a-visitor’s' };
    const before = await open.database.query(named);
    await run(`select set_config('lock_timeout', '1', false), set_config('TimeZone', 'Asia/Tokyo', false),
      set_config('search_path', 'server', false), set_config('role', 'anon', false),
      set_config('session_authorization', 'anon', false), pg_advisory_lock(7)`);
    await run('select 1 as id into temp leads');
    expect(await open.database.query(named)).toEqual(before);
    expect(await run('select current_user as role')).toEqual([{ role: 'postgres' }]);
  });

  it.each([
    ['PostgreSQL’s request to cancel', CANCEL],
    ['PostgreSQL’s startup packet', STARTUP],
    ['HTTP', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['JSON that is no request', Buffer.from('[1]\n')],
    ['a request with more than a statement', Buffer.from('{"text":"select 1","name":"x"}\n')],
    ['a line that never ends', Buffer.alloc(MAX_LINE_BYTES + 1, ' ')],
  ])('disconnects who sends %s, and the server stays', async (_what, bytes) => {
    const socket = stranger();
    // A connection that ends while its bytes are still being written is reset.
    socket.on('error', () => {}).end(bytes);
    expect(await text(socket).catch(() => '')).toBe('');
    expect(await run('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets a few commands in at the same time, and no flood', async () => {
    const strangers = Array.from({ length: MAX_COMMANDS + 4 }, stranger);
    await Promise.race(strangers.map((socket) => once(socket, 'close')));
    expect(await run('select 1 as one')).toEqual([{ one: 1 }]);
    for (const socket of strangers) socket.destroy();
  });
});
