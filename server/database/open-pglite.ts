import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';

/** PGlite's default parameter that turns fsync off. */
const NO_SYNC = '-F';

/**
 * A commit reaches the disk before it is acknowledged. `fsync` is named, because
 * the default `fdatasync` does not exist in this build. Small buffers: leads are
 * written once and seldom read, and the default costs 100 MB.
 */
const SETTINGS = ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=8MB'];

/** Opens the database in the directory `path`, initialising it where it is empty. */
export function openPglite(path: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFileSystem(path),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_SYNC),
      ...SETTINGS.flatMap((setting) => ['-c', setting]),
    ],
  });
}
