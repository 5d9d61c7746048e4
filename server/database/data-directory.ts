import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { syncPath } from './durable-file-system.ts';
import { NOTE_FILE, readLeadNote } from './lead-note.ts';

/** Every PostgreSQL data directory has this file. Without it PGlite would initialise over what is there. */
const MARK = 'PG_VERSION';

/**
 * The path of an initialised database inside `directory`, which the caller has
 * locked. `initialise` fills the empty directory that it is given and closes it;
 * only then does the directory get its real name, so a process that dies on the
 * way leaves nothing behind that looks like a database.
 */
export async function dataDirectoryIn(
  directory: string,
  initialise: (path: string) => Promise<void>,
): Promise<string> {
  const path = join(directory, 'pg');
  if (isFilled(path)) {
    if (existsSync(join(path, MARK))) return path;
    throw new StartError(
      `${path} is damaged: it is not empty, but has no ${MARK}. Restore it from a backup, or move it away to start with an empty database.`,
    );
  }
  refuseToStartAnew(directory, path);
  const unfinished = join(directory, 'pg.new');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  await initialise(unfinished);
  syncTree(unfinished);
  rmSync(path, { recursive: true, force: true });
  renameSync(unfinished, path);
  syncPath(directory);
  return path;
}

/** An empty database in the place of one that held leads would look like a start that went well. */
function refuseToStartAnew(directory: string, path: string): void {
  const noted = readLeadNote(directory);
  if (!noted?.leads) return;
  throw new StartError(
    `${path} is gone, which held ${noted.leads} leads on ${noted.at}. Bring it back, from where it was moved to or from a backup; or remove ${join(directory, NOTE_FILE)} to start with an empty database.`,
  );
}

function isFilled(path: string): boolean {
  return existsSync(path) && readdirSync(path).length > 0;
}

/** PGlite copies a new database into place without syncing it; from then on PostgreSQL syncs what it writes. */
function syncTree(path: string): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(path);
}
