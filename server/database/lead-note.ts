import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { syncPath } from './durable-file-system.ts';

/** Beside the database, so that what takes the one need not take the other. */
export const NOTE_FILE = 'leads.json';
const OWNER_ONLY = 0o600;

const schema = v.object({
  /** How many leads there were. */
  leads: v.number(),
  /** How many had been noted before and were not found any more; `null` where they cannot be counted. */
  missing: v.nullable(v.number()),
  /** When that was. */
  at: v.string(),
});

/** What is known of the leads from outside of their database. */
export type LeadNote = v.InferOutput<typeof schema>;

/** The note in `directory`, or `null` where there is none that can be read. */
export function readLeadNote(directory: string): LeadNote | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(join(directory, NOTE_FILE), 'utf8')));
  } catch {
    return null;
  }
}

/** Writes `note` into `directory`: whole, or not at all. */
export function writeLeadNote(directory: string, note: LeadNote): void {
  const path = join(directory, NOTE_FILE);
  const unfinished = `${path}.new`;
  const descriptor = openSync(unfinished, 'w', OWNER_ONLY);
  try {
    writeSync(descriptor, `${JSON.stringify(note)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(unfinished, path);
  syncPath(directory);
}
