import { type EngineName, findEngine } from '../../support/engines.ts';
import { inWords, type RunningEngine, type Target, type Visitor } from '../../support/visitor.ts';
import { Wire } from '../../support/wire.ts';
import { SITE } from '../global-setup.ts';
import { expect, often, test } from '../support.ts';

export { expect, often };

/** Set by `playwright.config.ts`, once for each engine that is there. */
export type EngineOptions = { engineName: EngineName };

// Playwright asks for a destructured first argument, also where nothing is taken from it.
// biome-ignore-start lint/correctness/noEmptyPattern: see above.

/** A test that runs in every engine: a visitor, and the site behind a network that can be cut. */
export const story = test.extend<
  { network: Wire; home: string; visitor: Visitor; visitorWithoutScripts: Visitor },
  EngineOptions & { runningEngine: RunningEngine; engineWithoutScripts: RunningEngine }
>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  runningEngine: [
    async ({ engineName }, use) => {
      const running = await start(engineName, true);
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  engineWithoutScripts: [
    async ({ engineName }, use) => {
      const running = await start(engineName, false);
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  /** What lies between the visitor and the site: `cut` and `mend` it. */
  network: async ({}, use) => {
    const network = new Wire(new URL(process.env[SITE] ?? ''));
    await use(network);
    await network.cut();
  },
  /** The address of the home page. */
  home: async ({ network }, use) => use(`http://127.0.0.1:${await network.mend()}/`),
  visitor: async ({ runningEngine }, use) => {
    const visitor = await runningEngine.visit();
    await visitor.resize(1440, 900);
    await use(visitor);
    await visitor.leave();
  },
  /** Their browser runs no scripts of pages. */
  visitorWithoutScripts: async ({ engineWithoutScripts }, use) => {
    const visitor = await engineWithoutScripts.visit();
    await visitor.resize(1440, 900);
    await use(visitor);
    await visitor.leave();
  },
});

// biome-ignore-end lint/correctness/noEmptyPattern: see above.

async function start(name: EngineName, runsScripts: boolean): Promise<RunningEngine> {
  const engine = findEngine(name);
  if ('missing' in engine) throw new Error(`${name} is not there any more.`);
  return engine.start(runsScripts);
}

/** Waits until the visitor sees it. */
export async function expectToSee(visitor: Visitor, target: Target): Promise<void> {
  await expect
    .poll(() => visitor.count(target), { message: `${inWords(target)} is shown`, ...often })
    .toBeGreaterThan(0);
}

/** Waits until the visitor sees it no more. */
export async function expectNotToSee(visitor: Visitor, target: Target): Promise<void> {
  await expect
    .poll(() => visitor.count(target), { message: `${inWords(target)} is not shown`, ...often })
    .toBe(0);
}

/** Waits until the keyboard's focus is on it. */
export async function expectFocusOn(visitor: Visitor, target: Target): Promise<void> {
  const isFocused = () => visitor.runOn(target, (element) => element === document.activeElement);
  await expect.poll(isFocused, { message: `${inWords(target)} has the focus`, ...often }).toBe(true);
}
