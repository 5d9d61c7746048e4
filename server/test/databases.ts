import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { openEmbedded } from '../database/embedded.ts';

export type DatabaseSettings = { DATABASE_URL: string | undefined; DATA_DIR: string };

/** A place for one test's leads, empty at first. */
export type Place = {
  settings: DatabaseSettings;
  /** Runs a query as the owner, past every policy. No server may have the embedded database open. */
  asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  remove(): Promise<void>;
};

type Kind = { kind: string; makePlace(): Promise<Place> };

/** What every server test runs on. */
export const EMBEDDED: Kind = { kind: 'the embedded database', makePlace: makeEmbeddedPlace };
export const POSTGRES: Kind = { kind: 'PostgreSQL', makePlace: makePostgresPlace };
export const BOTH = [EMBEDDED, POSTGRES] as const;

/** A new place, open, and how to look at it as its owner while it is. */
export type OpenPlace = { place: Place; database: Database; asOwner: Place['asOwner'] };

export async function openPlace({ makePlace }: Kind): Promise<OpenPlace> {
  const place = await makePlace();
  const database = await openDatabase(place.settings);
  return { place, database, asOwner: (text, values = []) => database.asOwner({ text, values }) };
}

export async function closePlace({ place, database }: OpenPlace): Promise<void> {
  await database.close();
  await place.remove();
}

async function makeEmbeddedPlace(): Promise<Place> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'leads-embedded-'));
  return {
    settings: { DATABASE_URL: undefined, DATA_DIR },
    async asOwner(text, values) {
      const backend = await openEmbedded(DATA_DIR);
      try {
        return await queryOnce(backend.migration, text, values);
      } finally {
        await backend.close();
      }
    },
    remove: () => rm(DATA_DIR, { recursive: true, force: true }),
  };
}

async function makePostgresPlace(): Promise<Place> {
  const server = inject('postgresUrl');
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

async function queryOnce<Row extends pg.QueryResultRow>(
  config: pg.ClientConfig,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
