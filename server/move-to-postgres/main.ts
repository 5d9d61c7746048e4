import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseIn } from '../database/data-directory.ts';
import { openDatabase } from '../database/database.ts';
import { openEmbedded } from '../database/embedded.ts';
import { withClient } from '../database/query.ts';
import { loadEnvironment, readEnvironment } from '../environment.ts';
import { moveLeads } from './move-leads.ts';

/**
 * `npm run move-to-postgres -- --from ./data --to postgres://…`: copies the leads
 * of an embedded database to PostgreSQL while the server is stopped. The defaults are
 * `DATA_DIR` and `DATABASE_URL`.
 */
async function main(): Promise<void> {
  const { from, to } = places();
  if (!existsSync(databaseIn(from))) throw new Error(`There is no database in ${from}.`);
  const leads = await move(from, to);
  process.stdout.write(`Copied ${leads} leads to PostgreSQL. ${from} is unchanged.\n`);
}

function places(): { from: string; to: string } {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  const { DATA_DIR, DATABASE_URL } = loadEnvironment();
  const to =
    values.to === undefined ? DATABASE_URL : readEnvironment({ DATABASE_URL: values.to }).DATABASE_URL;
  if (to === undefined) throw new Error('Set the target database: --to postgres://…, or DATABASE_URL.');
  return { from: values.from ?? DATA_DIR, to };
}

async function move(from: string, to: string): Promise<number> {
  const source = await openEmbedded(from);
  try {
    // Migrates the target, and reports what is wrong with it.
    await (await openDatabase({ DATABASE_URL: to, DATA_DIR: from })).close();
    return await withClient(source.connection, (reader) =>
      withClient({ connectionString: to }, (writer) => moveLeads(reader, writer)),
    );
  } finally {
    await source.close();
  }
}

/** Leaves out PostgreSQL's message, which may quote a row. */
function reasonOf(error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error ? error.message : String(error);
  const { code, constraint } = error;
  return `PostgreSQL refused with ${constraint ? `${code} (${constraint})` : code}. Nothing was changed.`;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
