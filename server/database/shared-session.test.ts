import { join } from 'node:path';
import { queryObjects } from 'node:v8';
import { messages, protocol } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { EMBEDDED } from '../../tests/support/databases.ts';
import { openPglite } from './open-pglite.ts';
import { SharedSession } from './shared-session.ts';

const QUERIES = 50;

it('keeps nothing of an answer once it is given', async () => {
  const place = await EMBEDDED.makePlace();
  const database = await openPglite(join(place.settings.DATA_DIR, 'pg'));
  const session = new SharedSession(database);
  for (let query = 0; query < QUERIES; query++)
    await session.run('migration', protocol.serialize.query('select 1'));
  // Counted once: it takes V8 several rounds over all that the tests of this process have loaded.
  expect(queryObjects(messages.CommandCompleteMessage, { format: 'count' })).toBe(0);
  await database.close();
  await place.remove();
});
