import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { makeStandbyOf } from './base-backup.ts';
import { type Place, queryOnce } from './place.ts';
import { makePostgres, type TestPostgres } from './start-postgres.ts';

const LOOK_MS = 50;
/** What a standby still needs of the log once its copy is made. */
const KEEP = `alter system set wal_keep_size = '512MB'`;

/** A primary and its synchronous standby: no commit is answered before both have it on disk. */
export type PostgresPair = {
  primary: TestPostgres;
  standby: TestPostgres;
  /** The address of the database `name` with both hosts in it, as libpq writes it. */
  urlOf(name: string): string;
  /** Makes the standby the primary, whatever became of the old one, and resolves once it takes writes. */
  promote(): Promise<void>;
  /** Makes what is the standby now anew, from a copy of the primary, and resolves once commits wait for it. */
  rejoin(): Promise<void>;
  /** Commits wait for the standby from now on, or for nobody. */
  setSynchronous(isSynchronous: boolean): Promise<void>;
  stop(): Promise<void>;
};

/** A place for one test's leads on `pair`, which goes with it. */
export async function placeOn(pair: PostgresPair, name = 'leads'): Promise<Place> {
  await onServer(pair.primary, `create database ${name}`);
  return {
    settings: { DATABASE_URL: pair.urlOf(name), DATA_DIR: '' },
    asOwner: (text, values) => queryOnce({ connectionString: `${pair.primary.url}/${name}` }, text, values),
    remove: pair.stop,
  };
}

/** Starts a primary and a synchronous standby. */
export async function startPair(): Promise<PostgresPair> {
  const [one, two] = [await makePostgres(), await makePostgres()];
  await one.initialise();
  await one.start();
  const hosts = [one, two].map(({ url }) => new URL(url).host).join();
  const pair: PostgresPair = {
    primary: one,
    standby: two,
    urlOf: (name) => `${one.url.replace(/@.*/, `@${hosts}`)}/${name}`,
    async promote() {
      await onServer(pair.standby, 'select pg_promote()');
      [pair.primary, pair.standby] = [pair.standby, pair.primary];
    },
    async rejoin() {
      await pair.standby.halt('SIGKILL');
      await rm(pair.standby.data, { recursive: true, force: true });
      await onServer(pair.primary, KEEP);
      await onServer(pair.primary, 'select pg_reload_conf()');
      await makeStandbyOf(pair.primary, pair.standby.data);
      await pair.standby.start();
      await pair.setSynchronous(true);
    },
    async setSynchronous(isSynchronous) {
      await onServer(
        pair.primary,
        `alter system set synchronous_standby_names = '${isSynchronous ? '*' : ''}'`,
      );
      await onServer(pair.primary, 'select pg_reload_conf()');
      const found = `select from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`;
      while (isSynchronous !== (await onServer(pair.primary, found)).length > 0) await pause(LOOK_MS);
    },
    async stop() {
      // A primary that waits for its standby would not end as it is told to.
      await Promise.all([one.halt('SIGKILL'), two.halt('SIGKILL')]);
      await Promise.all([one.stop(), two.stop()]);
    },
  };
  await pair.rejoin();
  return pair;
}

function onServer({ url }: TestPostgres, text: string): Promise<pg.QueryResultRow[]> {
  return queryOnce({ connectionString: `${url}/postgres` }, text);
}
