import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../../tests/support/site-server.ts';

export const KEY = 'key-of-the-bench';

/** The built site and its API without limits, on a temporary embedded database or on `databaseUrl`. */
export async function temporarySite(databaseUrl = '') {
  const directory = await mkdtemp(join(tmpdir(), 'leads-bench-'));
  const site = await startSite({
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: databaseUrl,
    PUBLIC_LEADS_KEY: KEY,
    RATE_LIMIT_TOTAL: 'off',
  });
  return {
    ...site,
    async stop() {
      await site.stop();
      await rm(directory, { recursive: true });
    },
  };
}
