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
  const asOwner = place.settings.DATABASE_URL ? place.asOwner : sharedSession(database);
  return { place, database, asOwner };
}

export async function closePlace({ place, database }: OpenPlace): Promise<void> {
  await database.close();
  await place.remove();
}

/** The embedded database has one session, which is the owner's beneath the role it plays. */
function sharedSession(database: Database): Place['asOwner'] {
  return async (text, values = []) => {
    await database.query({ text: 'reset role' });
    try {
      return await database.query({ text, values });
    } finally {
      await database.query({ text: 'set role anon' });
    }
  };
}
