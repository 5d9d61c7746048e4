import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities } from 'selenium-webdriver';
import { freePort } from './free-port.ts';
import { onPath } from './on-path.ts';
import type { RunningEngine } from './visitor.ts';
import { webDriverVisitor } from './webdriver-visitor.ts';

/** Between two tries to reach the driver, in milliseconds. */
const POLL_MS = 50;
/** Holds the largest window that a story asks for. */
const SCREEN = '1920x1200x24';
/** Writes what the browser says, its console included, into the file that is named first. */
const INTO_FILE = ['-c', 'file=$0; exec "$@" > "$file" 2> /dev/null'];

/** The small browser that comes with WebKitGTK's driver, where all that it takes is installed. */
export function findMiniBrowser(): string | undefined {
  if (!onPath(['WebKitWebDriver']) || !onPath(['Xvfb'])) return undefined;
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
}

/** Starts WebKitGTK on a screen of its own. */
export async function startWebKit(miniBrowser: string): Promise<RunningEngine> {
  const directory = await mkdtemp(join(tmpdir(), 'leads-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLineOf(screen.stdio[3] as Readable);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      // It has a cache on the disk that outlives a visit.
      XDG_CACHE_HOME: directory,
      XDG_DATA_HOME: directory,
      // The picture goes from process to process in memory that they share: there is no graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // Root cannot use the sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);

  let visits = 0;
  return {
    async visit() {
      const consoleFile = join(directory, `console-${visits++}`);
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: '/bin/sh',
          args: [
            ...INTO_FILE,
            consoleFile,
            miniBrowser,
            '--automation',
            // Without its bar, which would keep the window from being as narrow as a phone.
            '--full-screen',
            '--enable-write-console-messages-to-stdout=true',
          ],
        },
      });
      const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
      return webDriverVisitor(session, consoleFile);
    },
    async stop() {
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
