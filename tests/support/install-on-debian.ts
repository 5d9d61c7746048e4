import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What was tried already. In the environment, so that no process that this one starts tries it again. */
const TRIED = 'DEBIAN_PACKAGES_TRIED';

/**
 * Installs packages where that can be done: on Debian, as root. Tries it once; what came of
 * it is for the caller to see.
 */
export function installOnDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const tried = process.env[TRIED]?.split(' ') ?? [];
  if (packages.every((name) => tried.includes(name))) return;
  process.env[TRIED] = [...tried, ...packages].join(' ');
  if (tried.length === 0) aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', ...packages);
}

function aptGet(...options: string[]): void {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', options, { stdio: 'ignore', env });
  } catch {
    // Whoever asked looks whether the program is there.
  }
}
