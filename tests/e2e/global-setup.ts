import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { prepareSample } from '../support/clone-project.ts';
import { startSite } from '../support/site-server.ts';
import { startPostgres } from '../support/start-postgres.ts';

/** The environment variables by which the tests find what runs for them. */
export const SITE = 'E2E_SITE';
export const OWN_SITE = 'E2E_OWN_SITE';
export const DATABASE = 'E2E_DATABASE';
/** Where the project is that `SITE` was built in. */
export const SAMPLE_PROJECT = 'E2E_SAMPLE_PROJECT';

/**
 * One PostgreSQL for all tests, the owner's site, and the sample site that the specification speaks of.
 * Says which engines are not installed. Returns how to stop them.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const missing = [firefox, webkit].filter((engine) => !existsSync(engine.executablePath()));
  const names = missing.map((engine) => engine.name());
  if (missing.length > 0)
    process.stderr.write(
      `Not tested in ${names.join(' and ')}: to install, run "npx playwright install --with-deps ${names.join(' ')}".\n`,
    );
  // A run within a run is of the owner's site alone, on the PostgreSQL that is there: see rebrand.spec.ts.
  const outer = process.env[DATABASE];
  if (outer) {
    const own = await startSite({ DATABASE_URL: outer });
    process.env[OWN_SITE] = own.address;
    return own.stop;
  }
  const [postgres, sample] = await Promise.all([startPostgres({ sync: false }), prepareSample()]);
  const database = `${postgres.url}/postgres`;
  const own = await startSite({ DATABASE_URL: database });
  const site = await startSite({ DATABASE_URL: database }, sample.directory);
  process.env[DATABASE] = database;
  process.env[OWN_SITE] = own.address;
  process.env[SITE] = site.address;
  process.env[SAMPLE_PROJECT] = sample.directory;
  return async () => {
    await own.stop();
    await site.stop();
    await postgres.stop();
    await sample.remove();
  };
}
