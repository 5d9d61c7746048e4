import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from './data-directory.ts';

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
const END = /\b(FATAL|PANIC): {2}(.+)$/;

/**
 * Opens the database in the directory `path`, initialising it if it is empty. Throws with PostgreSQL's own
 * reason if it gives one: PGlite knows only that it failed. After a PANIC, PostgreSQL ends itself, because its memory
 * may contradict the disk; PGlite reports it as an error and goes on. `onPanic` gets the reason.
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
      // The default of PostgreSQL 18, stated: a page that the disk has changed is an error, not a row less.
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

/** What Emscripten hands to a file system's `fsync`: `nfd` is Node's descriptor, missing for a directory. */
type OpenFile = { nfd?: number; node: unknown };

/** The part of Emscripten's NODEFS that is used here; the package does not type it. */
type NodeFileSystem = {
  stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: unknown): string;
};

type EngineOptions = Parameters<NodeFS['init']>[1];
type Engine = { NODEFS: NodeFileSystem };

/**
 * PGlite's directory on disk, with an `fsync` that reaches the disk. Emscripten's
 * NODEFS has none, so PostgreSQL's calls succeed without any effect and a power
 * failure can take back a commit that was acknowledged.
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
