import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';

/** The size of a page of PostgreSQL. */
export const PAGE_BYTES = 8192;

/** The file in which the embedded database of `place`, which no server has open, keeps the relation `name`. */
export async function fileOf({ settings, asOwner }: Place, name: string): Promise<string> {
  const [found] = await asOwner<{ path: string }>('select pg_relation_filepath($1) as path', [name]);
  if (!found) throw new Error(`There is no relation ${name}.`);
  return join(settings.DATA_DIR, 'pg', found.path);
}

/** Writes over `length` bytes of `file` from `position` on. */
export function overwrite(file: string, position: number, length: number, byte = 0xa5): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(length, byte), 0, length, position);
  closeSync(descriptor);
}
