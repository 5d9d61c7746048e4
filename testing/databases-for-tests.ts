import { cpSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../server/database/database.ts';
import { openEmbedded } from '../server/database/embedded.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL for the tests, without a database's name. */
    postgresUrl: string;
    /** A data directory with an embedded database in which nothing is yet: to copy, since making one takes seconds. */
    newDataDir: string;
    /** The same with the table of leads, and no lead in it. */
    emptyDataDir: string;
  }
}

/** Starts one PostgreSQL for all test files, each of which makes databases of its own in it, and makes embedded databases to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres({ sync: false });
  project.provide('postgresUrl', url);
  const directory = mkdtempSync(join(tmpdir(), 'leads-to-copy-'));
  const [made, migrated] = [join(directory, 'new'), join(directory, 'empty')];
  await (await openEmbedded(made)).close();
  cpSync(made, migrated, { recursive: true });
  await (await openDatabase({ DATABASE_URL: undefined, DATA_DIR: migrated })).close();
  project.provide('newDataDir', made);
  project.provide('emptyDataDir', migrated);
  return async () => {
    await stop();
    await rm(directory, { recursive: true });
  };
}
