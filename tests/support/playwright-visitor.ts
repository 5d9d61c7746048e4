import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { PATIENCE_MS, type RunningEngine, type Target, type Visitor } from './visitor.ts';

/** Between two looks where a page has turned to, in milliseconds. */
const POLL_MS = 50;
const COMPLAINTS = ['error', 'warning'];

/** An engine that Playwright drives. */
export function playwrightEngine(browser: Browser, runsScripts: boolean): RunningEngine {
  return {
    visit: () => visitWith(browser, runsScripts),
    async complaintsOnLoad(address) {
      const visitor = await visitWith(browser, runsScripts);
      await visitor.open(address);
      const complaints = await visitor.complaints();
      await visitor.leave();
      return complaints;
    },
    stop: () => browser.close(),
  };
}

async function visitWith(browser: Browser, runsScripts: boolean): Promise<Visitor> {
  // Less motion: what moves costs more than the rest to draw, and a press that is forced falls beside
  // the button where the page still scrolls.
  const context = await browser.newContext({ javaScriptEnabled: runsScripts, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints = listenForComplaints(page);
  const find = (target: Target) => locate(page, target).first();
  // Before it acts, Playwright waits for frames and promises of the page. In Firefox a page without scripts has none.
  const how = { force: !runsScripts };

  return {
    open: async (address) => void (await page.goto(address)),
    back: () => turnOver(page, -1),
    forward: () => turnOver(page, 1),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (target) => find(target).click(how),
    async fill(target, text) {
      if (runsScripts) return find(target).fill(text);
      await find(target).click(how);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
    },
    async choose(target, value) {
      if (runsScripts) return void (await find(target).selectOption(value));
      await find(target).evaluate((list, chosen) => Object.assign(list, { value: chosen }), value);
    },
    key: (key) => page.keyboard.press(key),
    movePointer: (x, y) => page.mouse.move(x, y),
    count: (target) => locate(page, target).count(),
    run: (action: (given: never) => unknown, given?: unknown) =>
      page.evaluate(action, given as never) as never,
    runOn: (target, action) => find(target).evaluate(action),
    screenshot: () => page.screenshot(),
    complaints: async () => [...complaints],
    leave: () => context.close(),
  };
}

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (COMPLAINTS.includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

function locate(page: Page, target: Target): Locator {
  const scope = target.within ? locate(page, target.within) : page;
  const found =
    'css' in target
      ? scope.locator(target.css)
      : scope.getByRole(target.role, target.name === undefined ? {} : { name: target.name, exact: true });
  return found.filter({ visible: true });
}

/**
 * A page from the back/forward cache does not load again, which Playwright's own `goBack` would
 * wait for; and for Firefox's it has no event at all.
 */
async function turnOver(page: Page, pages: number): Promise<void> {
  const before = await page.evaluate(() => location.href);
  // The page may be gone before it has answered.
  await page.evaluate((delta) => history.go(delta), pages).catch(() => {});
  await expect
    .poll(() => page.evaluate(() => location.href).catch(() => before), {
      timeout: PATIENCE_MS,
      intervals: [POLL_MS],
    })
    .not.toBe(before);
}
