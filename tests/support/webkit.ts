import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Builder, Capabilities } from 'selenium-webdriver';
import { freePort } from './free-port.ts';
import { onPath } from './on-path.ts';
import type { RunningEngine } from './visitor.ts';
import { webDriverVisitor } from './webdriver-visitor.ts';

/** Between two tries to reach the driver, in milliseconds. */
const POLL_MS = 50;
/** Holds the largest window that a story asks for. */
const SCREEN = '1920x1200x24';
/** What GTK has of a visitor who asked for less motion. Without a graphics card, to draw what moves takes longer than the rest of a story. */
const STILL = '[Settings]\ngtk-enable-animations=0\n';
/** A line of the console that is an error or a warning. */
const COMPLAINT = /CONSOLE (\w+ )?(ERROR|WARN)/;

/** The small browser that comes with WebKitGTK's driver, where all that it takes is installed. */
export function findMiniBrowser(): string | undefined {
  if (!onPath(['WebKitWebDriver']) || !onPath(['Xvfb'])) return undefined;
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
}

/** Starts WebKitGTK on a screen of its own. */
export async function startWebKit(miniBrowser: string, runsScripts: boolean): Promise<RunningEngine> {
  const directory = await mkdtemp(join(tmpdir(), 'leads-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLineOf(screen.stdio[3] as Readable);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    // It has a cache on the disk that outlives a visit.
    XDG_CACHE_HOME: directory,
    XDG_DATA_HOME: directory,
    // The picture goes from process to process in memory that they share: there is no graphics card.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // Root cannot use the sandbox.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  await mkdir(join(directory, 'gtk-3.0'));
  await writeFile(join(directory, 'gtk-3.0', 'settings.ini'), STILL);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...env, XDG_CONFIG_HOME: directory },
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);

  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // A full screen has no bar, which would keep the window from being as narrow as a phone.
    'webkitgtk:browserOptions': {
      binary: miniBrowser,
      args: ['--automation', '--full-screen', `--enable-javascript=${runsScripts}`],
    },
  });
  // One window for all visitors: to open one takes longer than most visits.
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();

  return {
    visit: async () => webDriverVisitor(session),
    async complaintsOnLoad(page) {
      // A driven one keeps its console to itself.
      const options = ['--exit-after-load', '--enable-write-console-messages-to-stdout=true'];
      const { stdout } = await promisify(execFile)(miniBrowser, [...options, page], { env });
      return stdout.split('\n').filter((line) => COMPLAINT.test(line));
    },
    async stop() {
      await session.quit();
      await end(driver);
      await end(screen);
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function firstLineOf(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('Xvfb ended before it had a screen.');
}

/** Resolves once the driver listens. */
async function answers(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch {
      await pause(POLL_MS);
    }
  }
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  process.kill('SIGTERM');
  await once(process, 'exit');
}
