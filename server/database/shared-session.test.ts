import { join } from 'node:path';
import { queryObjects } from 'node:v8';
import { messages, protocol } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { EMBEDDED } from '../../testing/databases.ts';
import { openPglite } from './open-pglite.ts';
import { SharedSession } from './shared-session.ts';

const QUERIES = 50;

it('keeps nothing of an answer once it is given', async () => {
  const place = await EMBEDDED.makePlace();
  const database = await openPglite(join(place.settings.DATA_DIR, 'pg'));
  const session = new SharedSession(database);
  const before = queryObjects(messages.CommandCompleteMessage, { format: 'count' });
  for (let query = 0; query < QUERIES; query++)
    await session.run('migration', protocol.serialize.query('select 1'));
  expect(queryObjects(messages.CommandCompleteMessage, { format: 'count' })).toBe(before);
  await database.close();
  await place.remove();
});
