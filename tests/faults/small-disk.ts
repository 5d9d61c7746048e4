import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const AMPLE_BYTES = 400 * 1024 * 1024;

/** A disk that can be made smaller and larger while it is in use. */
export type SmallDisk = {
  path: string;
  /** Leaves `bytes` of room beside what is on it. */
  leave(bytes: number): void;
  /** Gives it ample room again. */
  clear(): void;
  remove(): void;
};

/** Makes a disk in memory. Throws where that cannot be done: it takes Linux, and root. */
export function makeSmallDisk(): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'leads-disk-'));
  const resize = (bytes: number) => run('mount', '-o', `remount,size=${bytes}`, path);
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${AMPLE_BYTES},mode=755`, 'tmpfs', path);
  } catch (error) {
    rmdirSync(path);
    throw error;
  }
  return {
    path,
    leave(bytes) {
      const { blocks, bfree, bsize } = statfsSync(path);
      resize((blocks - bfree) * bsize + bytes);
    },
    clear: () => resize(AMPLE_BYTES),
    remove() {
      run('umount', '-l', path);
      rmdirSync(path);
    },
  };
}

/** Why no small disk can be made here, or `null` where it can. */
export function whyNoSmallDisk(): string | null {
  try {
    makeSmallDisk().remove();
    return null;
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n').slice(-2);
    return `no tmpfs can be mounted here: ${first.trim()}`;
  }
}

function run(command: string, ...options: string[]): void {
  execFileSync(command, options, { stdio: 'pipe' });
}
