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

/** What a story is given that depends on the browser: it runs in Firefox and WebKit too. */
export const EVERY_ENGINE = { tag: '@every-engine' };

/** Keeps a headless Chromium from looking outside, and lets it run as root in a container. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a whole Chromium or Chrome. Throws one line that says what to install. */
export function findBrowser(): string {
  const found = [chromium.executablePath(), ...onPath(NAMES), ...USUAL_PLACES].find(existsSync);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: run "npx playwright install --with-deps chromium", or install Chromium or Chrome.',
  );
}

/**
 * The browser to test and to measure with: the same engine without a window, if it is installed. A headless
 * Chromium draws its window too, and the page waits for that when cores are few.
 */
export function findWindowlessBrowser(): string {
  return onPath(WINDOWLESS_NAMES).find(existsSync) ?? findBrowser();
}

/** Where programs with these names may be. */
function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
