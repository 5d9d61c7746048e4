import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../server/database/embedded.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL for the tests, without a database's name. */
    postgresUrl: string;
    /** A data directory with an embedded database in which nothing is yet: to copy, since making one takes seconds. */
    emptyDataDir: string;
  }
}

/** Starts one PostgreSQL for all test files, each of which makes databases of its own in it, and makes one embedded database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  const directory = mkdtempSync(join(tmpdir(), 'leads-empty-'));
  await (await openEmbedded(directory)).close();
  project.provide('emptyDataDir', directory);
  return async () => {
    await stop();
    await rm(directory, { recursive: true });
  };
}
