import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const AMPLE_BYTES = 400 * 1024 * 1024;

export type SmallDisk = ReturnType<typeof makeSmallDisk>;

/** Creates a disk in memory whose size can change while in use. Needs Linux and root, otherwise throws an error. */
export function makeSmallDisk() {
  const path = mkdtempSync(join(tmpdir(), 'leads-disk-'));
  const resize = (bytes: number) => run('mount', '-o', `remount,size=${bytes}`, path);
  run('mount', '-t', 'tmpfs', '-o', `size=${AMPLE_BYTES},mode=755`, 'tmpfs', path);
  return {
    path,
    /** Leaves `bytes` of free space. */
    leave(bytes: number) {
      const { blocks, bfree, bsize } = statfsSync(path);
      resize((blocks - bfree) * bsize + bytes);
    },
    /** Frees ample space again. */
    clear: () => resize(AMPLE_BYTES),
    remove() {
      run('umount', '-l', path);
      rmdirSync(path);
    },
  };
}

function run(command: string, ...options: string[]): void {
  execFileSync(command, options, { stdio: 'pipe' });
}
