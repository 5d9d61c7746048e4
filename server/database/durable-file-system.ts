import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

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
export class DurableFileSystem extends NodeFS {
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

/** Forces the file or directory at `path` to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
