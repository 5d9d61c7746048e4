import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from './data-directory.ts';

/** PGlite's default parameter, which turns fsync off. */
const NO_SYNC = '-F';

/**
 * A commit reaches the disk before it is acknowledged. This build has no `fdatasync`,
 * the default. Buffers are small because leads are rarely read, and the default costs
 * 100 MB. Old log files are deleted instead of recycled, which `erase` relies on.
 */
const SETTINGS = ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=8MB', 'wal_recycle=off'];

/** The log line with the reason why PostgreSQL stops. It contains no rows. */
const END = /\b(FATAL|PANIC): {2}(.+)$/;

/**
 * Opens the database in the directory `path`, and initialises it if it is empty. Throws an error with PostgreSQL's
 * reason if there is one, because PGlite reports none. After a PANIC, PostgreSQL stops, because its memory may
 * contradict the disk; PGlite reports an error and continues. `onPanic` gets the reason.
 */
export async function openPglite(path: string, onPanic: (reason: string) => void): Promise<PGlite> {
  let lastReason: string | undefined;
  try {
    return await PGlite.create({
      fs: new DurableFileSystem(path),
      extensions: { unaccent },
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_SYNC),
        ...SETTINGS.flatMap((setting) => ['-c', setting]),
      ],
      // PostgreSQL 18's default, made explicit: a corrupted page is an error, not a missing row.
      initDbStartParams: ['--data-checksums'],
      onStderr: (line) => {
        const [, severity, reason] = END.exec(line) ?? [];
        lastReason = reason ?? lastReason;
        if (severity === 'PANIC') onPanic(reason ?? '');
        return true;
      },
    });
  } catch (error) {
    throw lastReason === undefined ? error : new Error(lastReason);
  }
}

/** The argument of `fsync` in Emscripten: `nfd` is Node.js's descriptor, missing for a directory. */
type OpenFile = { nfd?: number; node: unknown };

/** The part of Emscripten's NODEFS used here, which the package does not type. */
type NodeFileSystem = {
  stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: unknown): string;
};

type EngineOptions = Parameters<NodeFS['init']>[1];
type Engine = { NODEFS: NodeFileSystem };

/**
 * PGlite's directory on disk, with a real `fsync`. Emscripten's NODEFS has none, so
 * PostgreSQL's calls have no effect, and a power failure can lose an acknowledged
 * commit.
 */
class DurableFileSystem extends NodeFS {
  override async init(pg: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (engine: object) => addSync(engine as Engine)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addSync({ NODEFS }: Engine): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncPath(NODEFS.realPath(node));
    else fsyncSync(nfd);
    return 0;
  };
}
