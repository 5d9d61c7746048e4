import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/database/database.ts';
import { openEmbedded } from '../../server/database/embedded.ts';
import { copyOfEmbedded } from './place.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL for the tests, without a database name. */
    postgresUrl: string;
    /** A data directory with an empty embedded database, to copy, because creating one takes seconds. */
    newDataDir: string;
    /** The same with the empty table of leads. */
    emptyDataDir: string;
  }
}

/** Starts one PostgreSQL for all test files, and creates embedded databases to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const made = await mkdtemp(join(tmpdir(), 'leads-to-copy-'));
  const makeEmbedded = async () => {
    await (await openEmbedded(made)).close();
    const migrated = await copyOfEmbedded(made);
    await (await openDatabase(migrated.settings)).close();
    return migrated;
  };
  const [{ url, stop }, migrated] = await Promise.all([startPostgres({ sync: false }), makeEmbedded()]);
  project.provide('postgresUrl', url);
  project.provide('newDataDir', made);
  project.provide('emptyDataDir', migrated.settings.DATA_DIR);
  return async () => {
    await stop();
    await migrated.remove();
    await rm(made, { recursive: true });
  };
}
