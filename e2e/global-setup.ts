import { ENGINES, findEngine } from '../testing/engines.ts';
import { startSite } from '../testing/site-server.ts';
import { startPostgres } from '../testing/start-postgres.ts';

/** The environment variables by which the tests find what runs for them. */
export const SITE = 'E2E_SITE';
export const DATABASE = 'E2E_DATABASE';

/** One PostgreSQL and one server for all tests, and a line for each engine that is not there. Returns how to stop them. */
export default async function setUp(): Promise<() => Promise<void>> {
  for (const name of ENGINES) {
    const engine = findEngine(name);
    if ('missing' in engine) process.stderr.write(`NOT RUN in ${name}: install ${engine.missing}.\n`);
  }
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
