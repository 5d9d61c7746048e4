import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { openEmbedded } from '../../server/database/embedded.ts';
import { withClient } from '../../server/database/query.ts';

export type DatabaseSettings = { DATABASE_URL: string | undefined; DATA_DIR: string };

/** An empty database for one test. */
export type Place = {
  settings: DatabaseSettings;
  /** Runs a query as the owner, past every policy. No server may have the embedded database open. */
  asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  remove(): Promise<void>;
};

/** An embedded database in a temporary directory. */
export async function embeddedPlace(
  DATA_DIR = mkdtempSync(join(tmpdir(), 'leads-embedded-')),
): Promise<Place> {
  return {
    settings: { DATABASE_URL: undefined, DATA_DIR },
    async asOwner(text, values) {
      const backend = await openEmbedded(DATA_DIR);
      try {
        return await queryOnce(backend.connection, text, values);
      } finally {
        await backend.close();
      }
    },
    remove: async () => rmSync(DATA_DIR, { recursive: true, force: true }),
  };
}

/** An embedded database in a temporary directory, copied from `directory`, which no server may have open. */
export async function copyOfEmbedded(directory: string): Promise<Place> {
  const place = await embeddedPlace();
  // A thousand small files: twice as fast as sequential asynchronous copies.
  cpSync(directory, place.settings.DATA_DIR, { recursive: true });
  return place;
}

/** A new database on the PostgreSQL at `server`, an address without a database name. */
export async function postgresPlace(server: string): Promise<Place> {
  const name = `leads_${randomUUID().replaceAll('-', '')}`;
  await queryOnce({ connectionString: `${server}/postgres` }, `create database ${name}`);
  const DATABASE_URL = `${server}/${name}`;
  return {
    settings: { DATABASE_URL, DATA_DIR: '' },
    asOwner: (text, values) => queryOnce({ connectionString: DATABASE_URL }, text, values),
    async remove() {
      await queryOnce({ connectionString: `${server}/postgres` }, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one query on a separate connection. */
export function queryOnce<Row extends pg.QueryResultRow>(
  config: pg.ClientConfig,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return withClient(config, async (client) => (await client.query<Row>(text, values)).rows);
}
