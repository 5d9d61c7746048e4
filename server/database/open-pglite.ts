import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';

/** PGlite's default parameter that turns fsync off. */
const NO_SYNC = '-F';

/**
 * A commit reaches the disk before it is acknowledged. `fsync` is named, because
 * the default `fdatasync` does not exist in this build. Small buffers: leads are
 * written once and seldom read, and the default costs 100 MB. Old files of the log are
 * removed, not used again with what stands in them: `erase` relies on it.
 */
const SETTINGS = ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=8MB', 'wal_recycle=off'];

/** How PostgreSQL's log marks a line that says why it ends; what follows is free of rows. */
const END = /\b(?:FATAL|PANIC): {2}(.+)$/;

/**
 * Opens the database in the directory `path`, initialising it where it is
 * empty. Throws with PostgreSQL's own reason where it gives one: PGlite knows
 * only that it failed.
 */
export async function openPglite(path: string): Promise<PGlite> {
  let reason: string | undefined;
  try {
    return await PGlite.create({
      fs: new DurableFileSystem(path),
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_SYNC),
        ...SETTINGS.flatMap((setting) => ['-c', setting]),
      ],
      // The default of PostgreSQL 18, stated: a page that the disk has changed is an error, not a row less.
      initDbStartParams: ['--data-checksums'],
      onStderr: (line) => {
        reason = END.exec(line)?.[1] ?? reason;
        return true;
      },
    });
  } catch (error) {
    throw reason === undefined ? error : new Error(reason);
  }
}
