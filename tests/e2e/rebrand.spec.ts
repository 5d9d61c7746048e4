import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BuiltVariant } from '../support/build-variant.ts';
import { cloneRebranded } from '../support/rebrand.ts';
import { expect, test } from './support.ts';

const TIMEOUT_MS = 300_000;

/** What Playwright tells its own workers is not for another one. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(E2E_(?!DATABASE)|TEST_|PW_|PLAYWRIGHT_|FORCE_COLOR)/.test(name),
  ),
);

test('a site with another brand, portal, colours, font and legal pages, without figures and testimonials, passes its checks', async () => {
  test.setTimeout(TIMEOUT_MS);
  const clone: BuiltVariant = await cloneRebranded();
  /** Runs a program of the clone. Fails with all that it said. */
  const run = async (command: string, ...options: string[]) => {
    const program = [`node_modules/${command}`, ...options];
    const env = { ...environment, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: '' };
    const ended = promisify(execFile)(process.execPath, program, { cwd: clone.directory, env });
    await ended.catch(({ stdout, stderr }) => expect(`${stdout}${stderr}`, command).toBe(''));
  };
  try {
    await run('@biomejs/biome/bin/biome', 'format', '--write', 'site/site.config.ts');
    await run('@biomejs/biome/bin/biome', 'check', 'site');
    await run('astro/bin/astro.mjs', 'build');
    await run('@playwright/test/cli.js', 'test', 'tests/e2e/own/', '--workers=1', '--project=chromium');
  } finally {
    await clone.remove();
  }
});
