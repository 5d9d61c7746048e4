import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { prepareSample } from '../support/clone-project.ts';
import { postgresPlace } from '../support/place.ts';
import { startSite } from '../support/site-server.ts';
import { startPostgres } from '../support/start-postgres.ts';

/** Environment variables with the addresses of the test servers. */
export const SITE = 'E2E_SITE';
export const OWN_SITE = 'E2E_OWN_SITE';
export const DATABASE = 'E2E_DATABASE';
export const OWN_DATABASE = 'E2E_OWN_DATABASE';
/** The project that `SITE` was built in. */
export const SAMPLE_PROJECT = 'E2E_SAMPLE_PROJECT';

/**
 * Starts one PostgreSQL for all tests, the owner's site and the sample site. Reports engines that are not installed.
 * Returns the function that stops everything.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const missing = [firefox, webkit].filter((engine) => !existsSync(engine.executablePath()));
  const names = missing.map((engine) => engine.name());
  if (missing.length > 0)
    process.stderr.write(
      `Not tested in ${names.join(' and ')}: to install, run "npx playwright install --with-deps ${names.join(' ')}".\n`,
    );
  // A nested run tests only the owner's site, on the existing PostgreSQL: see rebrand.spec.ts.
  const outer = process.env[DATABASE];
  if (outer) return startOwnSite(outer.slice(0, outer.lastIndexOf('/')));
  const [postgres, sample] = await Promise.all([
    startPostgres({ sync: false }),
    process.env.E2E_PART === 'own' ? undefined : prepareSample(),
  ]);
  const database = `${postgres.url}/postgres`;
  const stopOwnSite = await startOwnSite(postgres.url);
  const site = sample && (await startSite({ DATABASE_URL: database }, sample.directory));
  process.env[DATABASE] = database;
  if (site) process.env[SITE] = site.address;
  if (sample) process.env[SAMPLE_PROJECT] = sample.directory;
  return async () => {
    await stopOwnSite();
    await site?.stop();
    await postgres.stop();
    await sample?.remove();
  };
}

/**
 * Starts the owner's site on a database of its own, because a database has the rules of one form. Returns the function
 * that stops it.
 */
async function startOwnSite(server: string): Promise<() => Promise<void>> {
  const DATABASE_URL = (await postgresPlace(server)).settings.DATABASE_URL ?? '';
  const own = await startSite({ DATABASE_URL });
  process.env[OWN_DATABASE] = DATABASE_URL;
  process.env[OWN_SITE] = own.address;
  return own.stop;
}
