import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const AMPLE_BYTES = 400 * 1024 * 1024;

export type SmallDisk = ReturnType<typeof makeSmallDisk>;

/** Makes a disk in memory that can be made smaller and larger while it is in use. Needs Linux and root, and throws without. */
export function makeSmallDisk() {
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
    /** Leaves `bytes` of room beside what is on it. */
    leave(bytes: number) {
      const { blocks, bfree, bsize } = statfsSync(path);
      resize((blocks - bfree) * bsize + bytes);
    },
    /** Gives it ample room again. */
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
    return `no tmpfs can be mounted here: ${error instanceof Error ? error.message.trim() : error}`;
  }
}

function run(command: string, ...options: string[]): void {
  execFileSync(command, options, { stdio: 'pipe' });
}
