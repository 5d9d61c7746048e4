import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/e2e/engines/story.ts';
import { findWindowlessBrowser, QUIET_FLAGS } from './tests/support/browser.ts';
import { ENGINES, findEngine } from './tests/support/engines.ts';

const ENGINE_STORIES = 'engines/*.spec.ts';
/** They have a browser of their own. */
const BACK_FORWARD = 'back-forward.spec.ts';
/** What the page's own tests prove in Chromium: `form-page`, and for the popup `back-forward`, `draft` and `keyboard`. */
const PROVEN_IN_CHROMIUM = ['engines/form-page.spec.ts', 'engines/popup.spec.ts'];
/** A renderer for all visitors of a worker: to start one takes a third of a visit. */
const ONE_RENDERER = '--renderer-process-limit=1';
/** What moves is drawn without end, and costs more than the rest: tests that look at it use `MOVING`. */
const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;
// The processes that tests start are many, and of the same few programs: compiled once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

const present = ENGINES.filter((name) => 'start' in findEngine(name));

export default defineConfig<object, EngineOptions>({
  testDir: './tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  // Generous: a busy machine is no reason to fail, and what hangs fails all the same.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findWindowlessBrowser(), args: [...QUIET_FLAGS, ONE_RENDERER] },
  },
  projects: [
    // First, since each has one worker: the many tests of the page fill both to the end.
    { name: 'back-forward', testMatch: BACK_FORWARD, use: STILL },
    ...present.map((engineName) => ({
      name: engineName,
      testMatch: ENGINE_STORIES,
      testIgnore: engineName === 'Chromium' ? PROVEN_IN_CHROMIUM : [],
      // Each engine is started once.
      workers: 1,
      use: { engineName },
    })),
    { name: 'page', testIgnore: [ENGINE_STORIES, BACK_FORWARD], use: STILL },
  ],
});
