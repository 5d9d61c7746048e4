import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { BOTH, EMBEDDED, WITHOUT_TABLE } from '../../tests/support/databases.ts';
import { insertRows } from '../../tests/support/insert-rows.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { embeddedPlace, type Place } from '../../tests/support/place.ts';
import { openLeadStore } from '../leads/store.ts';
import { openDatabase } from './database.ts';

const EXPECTED = /EXPECT_LEADS=yes says that there are leads\./;

let place: Place;
afterEach(() => place.remove());

describe.each(BOTH)('a start on $kind that expects leads', ({ kind, makePlace }) => {
  it('is refused without any, and goes well with one', async () => {
    place = kind === EMBEDDED.kind ? await WITHOUT_TABLE.makePlace() : await makePlace();
    const expecting = { ...place.settings, EXPECT_LEADS: true };
    await expect(openDatabase(expecting)).rejects.toThrow(EXPECTED);
    const database = await openDatabase(place.settings);
    expect(database.isNew).toBe(true);
    if (kind === EMBEDDED.kind) {
      const checksums = await database.query({ text: 'show data_checksums' });
      expect(checksums, 'of a database that it made').toEqual([{ data_checksums: 'on' }]);
    }
    await insertRows(await openLeadStore(database), leadRow());
    await database.close();
    const next = await openDatabase(expecting);
    expect(next.isNew).toBe(false);
    await next.close();
  });
});

describe('a start of a new embedded database', () => {
  it('is refused where leads are expected, before anything is made', async () => {
    place = await embeddedPlace();
    await expect(openDatabase({ ...place.settings, EXPECT_LEADS: true })).rejects.toThrow(EXPECTED);
    expect(readdirSync(place.settings.DATA_DIR)).toEqual([]);
  });
});
