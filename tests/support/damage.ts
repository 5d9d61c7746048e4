import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../server/database/database.ts';

/** The size of a page of PostgreSQL. */
export const PAGE_BYTES = 8192;

/** The file, within its data directory, in which an open embedded database keeps the relation `name`. */
export async function fileOf(database: Pick<Database, 'query'>, name: string): Promise<string> {
  const query = { text: 'select pg_relation_filepath($1) as path', values: [name] };
  const [found] = await database.query<{ path: string }>(query);
  if (!found) throw new Error(`There is no relation ${name}.`);
  return join('pg', found.path);
}

/** Writes over `length` bytes of `file` from `position` on. */
export function overwrite(file: string, position: number, length: number, byte = 0xa5): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(length, byte), 0, length, position);
  closeSync(descriptor);
}
