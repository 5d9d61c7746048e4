import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * A backup is gzip of lines: a name, a tab, JSON. The first is `HEAD`, then follow the rows of each table, and the last
 * is `END` with the number of rows. So `gunzip` and any JSON parser read it, and gzip's checksum covers it.
 */
export const HEAD = 'leads-backup-1';
export const END = 'end';

/** The migrations of the database that was backed up, and its rows by table. */
export type Contents = { migrations: string[]; rows: Record<string, number> };

/** The size of the parts that a backup is read in, and so of a statement that restores rows. */
const PART_BYTES = 1024 * 1024;

/** The lines of the backup `file` in parts, by name. Throws an error if the file is not gzip, damaged or cut off. */
export async function* readBackup(file: string): AsyncGenerator<Map<string, string[]>> {
  let rest = '';
  // Not readline, which also splits at U+2028, a character that visitors may type.
  const text = createGunzip({ chunkSize: PART_BYTES }).setEncoding('utf8');
  // An error of the file ends the loop below, too.
  pipeline(createReadStream(file), text, () => {});
  for await (const part of text) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    const byName = new Map<string, string[]>();
    for (const line of lines) {
      const name = line.slice(0, line.indexOf('\t'));
      if (!byName.has(name)) byName.set(name, []);
      byName.get(name)?.push(line.slice(name.length + 1));
    }
    yield byName;
  }
}

/** Reads the whole backup `file`. Throws an error if a byte is damaged or a row is missing. */
export async function checkBackup(file: string): Promise<Contents> {
  let migrations: string[] | undefined;
  let expected: Record<string, number> = {};
  const rows: Record<string, number> = {};
  try {
    for await (const part of readBackup(file)) {
      for (const [name, lines] of part) {
        if (name === HEAD) migrations = JSON.parse(lines[0] ?? '').migrations;
        else if (name === END) expected = JSON.parse(lines[0] ?? '');
        else rows[name] = (rows[name] ?? 0) + lines.length;
      }
    }
  } catch (error) {
    throw new Error(`${file} is damaged or not a backup: ${error instanceof Error ? error.message : error}.`);
  }
  const isWhole = Object.entries(expected).every(([name, count]) => (rows[name] ?? 0) === count);
  if (!migrations || !('public.leads' in expected) || !isWhole)
    throw new Error(`${file} is incomplete or not a backup.`);
  return { migrations, rows: expected };
}
