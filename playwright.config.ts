import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { EVERY_ENGINE, findWindowlessBrowser, QUIET_FLAGS } from './tests/support/browser.ts';

/** One renderer for all visitors of a worker, because starting one takes a third of a visit. */
const ONE_RENDERER = '--renderer-process-limit=1';
const WAIT_MS = 10_000;
// Tests start many processes of the same few programs. The cache lets Node.js compile them once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

export default defineConfig({
  // `E2E_PART=own`: only the tests of the owner's site.
  testDir: `./tests/e2e/${process.env.E2E_PART ?? ''}`,
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  // Generous, because a busy machine is slow. A wait that fails gives up much sooner.
  timeout: 90_000,
  expect: { timeout: WAIT_MS },
  use: {
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    viewport: { width: 1440, height: 900 },
    // Motion is drawn continuously and costs more than the rest. Tests of motion use `MOVING`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: { executablePath: findWindowlessBrowser(), args: [...QUIET_FLAGS, ONE_RENDERER] },
      },
    },
    ...[firefox, webkit]
      .filter((engine) => existsSync(engine.executablePath()))
      .map((engine) => ({
        name: engine.name(),
        grep: new RegExp(EVERY_ENGINE.tag),
        use: { browserName: engine.name() as 'firefox' | 'webkit' },
      })),
  ],
});
