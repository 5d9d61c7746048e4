import { execFileSync } from 'node:child_process';
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

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function debians(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    return undefined;
  }
  return installed();
}
