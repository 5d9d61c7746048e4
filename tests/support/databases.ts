import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { copyOfEmbedded, type DatabaseSettings, embeddedPlace, type Place, postgresPlace } from './place.ts';
import { startServer } from './server-process.ts';

type Kind = { kind: string; makePlace(): Promise<Place> };

/** A database without a lead. The embedded one has its table: to make it takes longer than to copy it. */
export const EMBEDDED: Kind = {
  kind: 'the embedded database',
  makePlace: () => copyOfEmbedded(inject('emptyDataDir')),
};
export const POSTGRES: Kind = { kind: 'PostgreSQL', makePlace: () => postgresPlace(inject('postgresUrl')) };
/** For what the two may do differently. SQL alone is tested on PostgreSQL, which opens 50 times as fast. */
export const BOTH = [EMBEDDED, POSTGRES] as const;
/** Made, and without the table. */
export const WITHOUT_TABLE: Kind = { ...EMBEDDED, makePlace: () => copyOfEmbedded(inject('newDataDir')) };
/** A directory in which no embedded database has been made, as before the very first start. */
export const NOTHING: Kind = { ...EMBEDDED, makePlace: () => embeddedPlace() };

/** A new place, open, and how to look at it as its owner while it is. */
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

/** A place that is open during all tests of a file or group. */
export function openForTests(kind: Kind): OpenPlace {
  const open = {} as OpenPlace;
  beforeAll(async () => void Object.assign(open, await openPlace(kind)));
  afterAll(() => closePlace(open));
  return open;
}

/** A place that lasts for one test. */
export async function placeForTest({ makePlace }: Kind): Promise<Place> {
  const place = await makePlace();
  onTestFinished(() => place.remove());
  return place;
}

/** A server of `startServer` that does not outlive its test, nor the test's place. */
export function serverForTest(settings: DatabaseSettings, ...others: [Record<string, string>?, number?]) {
  const server = startServer(settings, ...others);
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

/** Runs a statement in the role that visitors' leads are inserted as, and gives nothing back. */
export async function asVisitor({ asOwner }: OpenPlace, text: string): Promise<void> {
  await asOwner(`do $v$ begin set local role anon; execute $statement$${text}$statement$; end $v$`);
}
