import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { DEBIAN_CHROMIUM, findWindowlessBrowser, QUIET_FLAGS } from './browser.ts';
import { launchFirefox } from './firefox.ts';
import { installOnDebian } from './install-on-debian.ts';
import { onPath } from './on-path.ts';
import { playwrightEngine } from './playwright-visitor.ts';
import type { RunningEngine } from './visitor.ts';
import { findMiniBrowser, startWebKit } from './webkit.ts';

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Starts it, for visitors whose pages run scripts, or run none. */
export type StartEngine = (runsScripts: boolean) => Promise<RunningEngine>;

type Engine = {
  /** How to start what is installed, or `undefined` where nothing is. */
  find(): StartEngine | undefined;
  /** Debian's names for it. */
  packages: readonly string[];
};

const engines: Record<EngineName, Engine> = {
  Chromium: { find: findChromium, packages: DEBIAN_CHROMIUM },
  Firefox: { find: findFirefox, packages: ['firefox-esr'] },
  WebKit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** How to start an engine: one that is installed, or that can be installed here. Else what to install. */
export function findEngine(name: EngineName): { start: StartEngine } | { missing: string } {
  const { find, packages } = engines[name];
  const installed = find();
  if (!installed) installOnDebian(packages);
  const start = installed ?? find();
  return start ? { start } : { missing: packages.join(' and ') };
}

function findChromium(): StartEngine {
  const executablePath = findWindowlessBrowser();
  return async (runsScripts) =>
    playwrightEngine(
      await chromium.launch({
        executablePath,
        args: QUIET_FLAGS,
        // Playwright switches off what every visitor has.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
      runsScripts,
    );
}

function findFirefox(): StartEngine | undefined {
  if (existsSync(firefox.executablePath()))
    return async (runsScripts) => playwrightEngine(await firefox.launch(), runsScripts);
  const path = onPath(['firefox-esr', 'firefox']);
  if (path === undefined) return undefined;
  return async (runsScripts) => playwrightEngine(await launchFirefox(path, runsScripts), runsScripts);
}

function findWebKit(): StartEngine | undefined {
  if (existsSync(webkit.executablePath()))
    return async (runsScripts) => playwrightEngine(await webkit.launch(), runsScripts);
  const path = findMiniBrowser();
  return path === undefined ? undefined : (runsScripts) => startWebKit(path, runsScripts);
}
