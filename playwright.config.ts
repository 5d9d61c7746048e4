import { defineConfig } from '@playwright/test';
import { findWindowlessBrowser, QUIET_FLAGS } from './testing/browser.ts';

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  // Generous: a busy machine is no reason to fail, and what hangs fails all the same.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findWindowlessBrowser(), args: QUIET_FLAGS },
  },
});
