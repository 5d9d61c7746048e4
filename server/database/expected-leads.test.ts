import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BOTH, EMBEDDED, NOTHING, placeForTest, WITHOUT_TABLE } from '../../tests/support/databases.ts';
import { insertRows, leadRow } from '../../tests/support/lead-row.ts';
import { openLeadStore } from '../leads/store.ts';
import { openDatabase } from './database.ts';

const EXPECTED = /EXPECT_LEADS=yes requires leads\./;

it.each(BOTH)(
  'with EXPECT_LEADS, a start on $kind fails without leads and succeeds with one',
  async (kind) => {
    const { settings } = await placeForTest(kind === EMBEDDED ? WITHOUT_TABLE : kind);
    const expecting = { ...settings, EXPECT_LEADS: true };
    await expect(openDatabase(expecting)).rejects.toThrow(EXPECTED);
    const database = await openDatabase(settings);
    // Off by default in PostgreSQL before version 18.
    if (kind === EMBEDDED)
      expect(await database.query({ text: 'show data_checksums' })).toEqual([{ data_checksums: 'on' }]);
    await insertRows(await openLeadStore(database), leadRow());
    await database.close();
    await (await openDatabase(expecting)).close();
  },
);

it('with EXPECT_LEADS, a start without an embedded database creates none', async () => {
  const { settings } = await placeForTest(NOTHING);
  await expect(openDatabase({ ...settings, EXPECT_LEADS: true })).rejects.toThrow(EXPECTED);
  expect(readdirSync(settings.DATA_DIR)).toEqual([]);
});
