import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installOnDebian } from './install-on-debian.ts';
import { onPath } from './on-path.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const WINDOWLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
/** Debian's packages of it. */
export const DEBIAN_CHROMIUM = ['chromium', 'chromium-headless-shell'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

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

/**
 * A whole browser: one that is installed, else Playwright's own, else Debian's,
 * which root can install. Throws one line that says what to install.
 */
export function findBrowser(): string {
  const found = installed() ?? playwrights() ?? debians();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or run "npx playwright install chromium".',
  );
}

/**
 * The browser to test and to measure with: the same engine without a window, where it is
 * installed. A headless Chromium draws its window too, and the page waits for it where
 * cores are few.
 */
export function findWindowlessBrowser(): string {
  return onPath(WINDOWLESS_NAMES) ?? findBrowser();
}

function installed(): string | undefined {
  return onPath(NAMES) ?? USUAL_PLACES.find((path) => existsSync(path));
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function debians(): string | undefined {
  installOnDebian(DEBIAN_CHROMIUM);
  return installed();
}
