import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { embeddedPlace, type Place, postgresPlace } from './place.ts';

type Kind = { kind: string; makePlace(): Promise<Place> };

/** What every server test runs on. */
export const EMBEDDED: Kind = { kind: 'the embedded database', makePlace: embeddedPlace };
export const POSTGRES: Kind = { kind: 'PostgreSQL', makePlace: () => postgresPlace(inject('postgresUrl')) };
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
