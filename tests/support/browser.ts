import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const WINDOWLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Marks stories that depend on the browser, which also run in Firefox and WebKit. */
export const EVERY_ENGINE = { tag: '@every-engine' };

/** Prevents network access of a headless Chromium, and lets it run as root in a container. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a full Chromium or Chrome. Throws an error that says what to install. */
export function findBrowser(): string {
  const found = [chromium.executablePath(), ...onPath(NAMES), ...USUAL_PLACES].find(existsSync);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: run "npx playwright install --with-deps chromium", or install Chromium or Chrome.',
  );
}

/**
 * The browser for tests and measurements: the headless shell if it is installed. A headless Chromium also draws its
 * own window, and the page waits for that on few cores.
 */
export function findWindowlessBrowser(): string {
  return onPath(WINDOWLESS_NAMES).find(existsSync) ?? findBrowser();
}

/** Possible paths of programs with these names. */
function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
