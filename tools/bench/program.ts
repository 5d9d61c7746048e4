import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** Debian keeps servers, and those of PostgreSQL's programs that have versions, out of a user's path. */
const FURTHER_PLACES = ['/usr/sbin', '/usr/local/sbin', ...globSync('/usr/lib/postgresql/*/bin')];

/** Where the program `name` is installed, or `null`. */
export function findProgram(name: string): string | null {
  const places = [...(process.env.PATH ?? '').split(delimiter), ...FURTHER_PLACES];
  return places.map((place) => join(place, name)).find((path) => existsSync(path)) ?? null;
}

/** What the program at `path` prints. Throws where it ends with an error. */
export async function outputOf(
  path: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(path, parameters, { env: { ...process.env, ...environment } });
  return stdout;
}
