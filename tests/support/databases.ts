import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { copyOfEmbedded, type DatabaseSettings, embeddedPlace, type Place, postgresPlace } from './place.ts';
import { startServer } from './server-process.ts';

type Kind = { kind: string; makePlace(): Promise<Place> };

/** A database without leads. The embedded one has its table, because creating it takes longer than copying. */
export const EMBEDDED: Kind = {
  kind: 'the embedded database',
  makePlace: () => copyOfEmbedded(inject('emptyDataDir')),
};
export const POSTGRES: Kind = { kind: 'PostgreSQL', makePlace: () => postgresPlace(inject('postgresUrl')) };
/** For behaviour that may differ. SQL is tested only on PostgreSQL, which opens 50 times as fast. */
export const BOTH = [EMBEDDED, POSTGRES] as const;
/** Created, but without the table. */
export const WITHOUT_TABLE: Kind = { ...EMBEDDED, makePlace: () => copyOfEmbedded(inject('newDataDir')) };
/** A directory without an embedded database, as before the very first start. */
export const NOTHING: Kind = { ...EMBEDDED, makePlace: () => embeddedPlace() };

/** A new open place, with the owner's access. */
export type OpenPlace = { place: Place; database: Database; asOwner: Place['asOwner'] };

export async function openPlace({ makePlace }: Kind): Promise<OpenPlace> {
  const place = await makePlace();
  const database = await openDatabase(place.settings);
  return { place, database, asOwner: (text, values = []) => database.query({ text, values }) };
}

export async function closePlace({ place, database }: OpenPlace): Promise<void> {
  await database.close();
  await place.remove();
}

/** A place that stays open for all tests of a file or group. */
export function openForTests(kind: Kind): OpenPlace {
  const open = {} as OpenPlace;
  beforeAll(async () => void Object.assign(open, await openPlace(kind)));
  afterAll(() => closePlace(open));
  return open;
}

/** A place for one test. */
export async function placeForTest({ makePlace }: Kind): Promise<Place> {
  const place = await makePlace();
  onTestFinished(() => place.remove());
  return place;
}

/** A server of `startServer` that is stopped with its test. */
export function serverForTest(settings: DatabaseSettings, ...others: [Record<string, string>?, number?]) {
  const server = startServer(settings, ...others);
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

/** Runs a statement in the role that inserts visitors' leads, and returns nothing. */
export async function asVisitor({ asOwner }: OpenPlace, text: string): Promise<void> {
  await asOwner(`do $v$ begin set local role anon; execute $statement$${text}$statement$; end $v$`);
}
