import { startSite } from '../testing/site-server.ts';
import { startPostgres } from '../testing/start-postgres.ts';

/** The environment variables by which the tests find what runs for them. */
export const SITE = 'E2E_SITE';
export const DATABASE = 'E2E_DATABASE';

/** One PostgreSQL and one server for all tests. Returns how to stop them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const database = `${postgres.url}/postgres`;
  const site = await startSite({ DATABASE_URL: database });
  process.env[DATABASE] = database;
  process.env[SITE] = site.address;
  return async () => {
    await site.stop();
    await postgres.stop();
  };
}
