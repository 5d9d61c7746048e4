import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const KB_PER_MB = 1024;

/** The resident memory of the process `pid`. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`]);
  return Number(stdout) / KB_PER_MB;
}
