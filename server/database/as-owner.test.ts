import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOTH, closePlace, EMBEDDED, type OpenPlace, openPlace } from '../../tests/support/databases.ts';
import type { Database } from './database.ts';
import { openOwner } from './open-owner.ts';

const ROLE = { text: 'select current_user as role' };

let open: OpenPlace;
let database: Database;

describe.each(BOTH)('the owner beside the visitors on $kind', (kind) => {
  beforeAll(async () => {
    open = await openPlace(kind);
    database = open.database;
  });
  afterAll(() => closePlace(open));

  it('has the rights of the owner, and leaves the visitors theirs', async () => {
    expect(await database.asOwner(ROLE)).toEqual([{ role: 'postgres' }]);
    expect(await database.query(ROLE)).toEqual([{ role: 'anon' }]);
    await expect(database.query({ text: 'select from public.leads' })).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('keeps its role among queries that run at the same time, failing ones too', async () => {
    const rounds = Array.from({ length: 20 }, (_, round) => round);
    const outcomes = await Promise.all(
      rounds.flatMap((round) => [
        database.query({ text: 'select current_user || $1::text as role', values: [round] }),
        database.asOwner({ text: 'select current_user || $1::text as role', values: [round] }),
        database.asOwner({ text: 'select 1 / $1::int as role', values: [0] }).catch(({ code }) => code),
      ]),
    );
    expect(outcomes).toEqual(
      rounds.flatMap((round) => [[{ role: `anon${round}` }], [{ role: `postgres${round}` }], '22012']),
    );
  });

  it('takes a statement of many megabytes as one', async () => {
    const long = 'x'.repeat(8 * 1024 * 1024);
    const [[mine], [theirs]] = await Promise.all([
      database.asOwner({ text: 'select length($1) as length, current_user as role', values: [long] }),
      database.query({ text: 'select length($1) as length, current_user as role', values: [long] }),
    ]);
    expect(mine).toEqual({ length: long.length, role: 'postgres' });
    expect(theirs).toEqual({ length: long.length, role: 'anon' });
  });

  it('leaves the statements that the visitors’ connection has named', async () => {
    const named = { name: 'of-the-visitors', text: 'select current_user as role' };
    expect(await database.query(named)).toEqual([{ role: 'anon' }]);
    const owner = await openOwner(open.place.settings);
    expect(await owner.query(ROLE)).toEqual([{ role: 'postgres' }]);
    expect(await database.query(named)).toEqual([{ role: 'anon' }]);
    await owner.close();
  });
});

describe('the owner on the embedded database', () => {
  beforeAll(async () => {
    open = await openPlace(EMBEDDED);
    database = open.database;
  });
  afterAll(() => closePlace(open));

  it.each([['begin'], ['begin; select 1'], ['begin; select 1 / 0']])(
    'is refused a transaction that others would stand in: %s',
    async (text) => {
      await expect(database.asOwner({ text })).rejects.toMatchObject({ code: '0A000' });
      await database.query({
        text: `insert into server.rates values ('k', 1, now(), '1 minute') on conflict (key) do update set counted = 2`,
      });
      expect(await database.asOwner({ text: 'select now() = statement_timestamp() as alone' })).toEqual([
        { alone: true },
      ]);
      await database.asOwner({ text: 'rollback' });
      expect(await database.asOwner({ text: `select key from server.rates` })).toEqual([{ key: 'k' }]);
    },
  );
});
