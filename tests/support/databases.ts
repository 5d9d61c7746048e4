import { inject } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { copyOfEmbedded, type Place, postgresPlace } from './place.ts';

type Kind = { kind: string; makePlace(): Promise<Place> };

/** What every server test runs on, without a lead. The embedded one has its table: to make it takes longer than to copy it. */
export const EMBEDDED: Kind = {
  kind: 'the embedded database',
  makePlace: () => copyOfEmbedded(inject('emptyDataDir')),
};
export const POSTGRES: Kind = { kind: 'PostgreSQL', makePlace: () => postgresPlace(inject('postgresUrl')) };
export const BOTH = [EMBEDDED, POSTGRES] as const;
/** Made, and without the table. `embeddedPlace` of `place.ts` has nothing in it, as before the very first start. */
export const WITHOUT_TABLE: Kind = {
  ...EMBEDDED,
  makePlace: () => copyOfEmbedded(inject('newDataDir')),
};

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

/** Runs a statement in the role that visitors' leads are inserted as, and gives nothing back. */
export async function asVisitor({ asOwner }: OpenPlace, text: string): Promise<void> {
  await asOwner(
    `do $visitor$ begin set local role anon; execute $statement$${text}$statement$; end $visitor$`,
  );
}
