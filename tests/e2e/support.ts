import { test as base, type ConsoleMessage, expect, type Page, type Route } from '@playwright/test';
import pg from 'pg';
import { RETRY_DELAYS_MS } from '../../site/popup/send-lead.ts';
import { portalSignIn } from '../../site/settings/links.ts';
import { EVERY_ENGINE } from '../support/browser.ts';
import { postgresPlace } from '../support/place.ts';
import { type FormValues, type Popup, popupOn } from '../support/popup.ts';
import { sampleSite } from '../support/sample-site.ts';
import { startSite } from '../support/site-server.ts';
import { DATABASE, SAMPLE_PROJECT, SITE } from './global-setup.ts';

export { EVERY_ENGINE, expect };

/** Where the sample site sends visitors. Tests answer for it: the address never resolves. */
export const PORTAL = portalSignIn(sampleSite);

/** Where the project is that the sample site was built in. */
export const sampleProject = () => process.env[SAMPLE_PROJECT] ?? '';

/** A database of its own on the PostgreSQL of all tests. */
export const newDatabase = () => postgresPlace(new URL('.', process.env[DATABASE]).href.replace(/\/$/, ''));

/** Starts the sample site once more, with settings of its own. */
export const startSampleSite = (environment: Record<string, string>) =>
  startSite(environment, sampleProject());

/** Where the page sends its leads. */
export const LEADS = '**/rest/v1/leads';

/** Has `answer` answer the next lead, on the first try and on those that the page makes by itself. */
export async function answerEachTry(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(LEADS, answer, { times: RETRY_DELAYS_MS.length + 1 });
}

/** What a visitor sees once no try has stored the lead. The time between the tries goes by at once. */
export async function expectNotStored(page: Page): Promise<void> {
  const told = async () => {
    await page.clock.runFor(Math.max(...RETRY_DELAYS_MS));
    return page.getByRole('alert').allTextContents();
  };
  await expect.poll(told, often).toEqual(['ErrorSomething went wrong. Please try again.']);
}

/** For `test.use` where motion matters: other tests run for a visitor who asked for less of it. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For `expect.poll`: looks again at once. Playwright's own looks are up to a second apart. */
export const often = { intervals: [50] };

/** The columns that hold what a visitor typed. */
export function typedColumnsOf({ description, urgency, deadline: _, ...same }: FormValues) {
  return { ...same, requirements: description, urgency_level: urgency };
}

/** The reference by which the receipt names a lead that is stored. */
export function referenceOf([lead]: Record<string, unknown>[]): string {
  return String(lead?.id).slice(0, 8).toUpperCase();
}

/**
 * Whether a console line is more than a verbose one, which browsers show to those alone
 * who ask. A look for a role in what rests behind the popup gives one each.
 */
export function isPlain(message: ConsoleMessage): boolean {
  return String(message.type()) !== 'verbose';
}

/** Has the page counted like any person's: a browser that a program drives says so, and is not counted. */
export async function seemPerson(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
}

/** Moves the pointer into the page, and out of it by its top edge. */
export async function leaveByTheTop(page: Page): Promise<void> {
  await page.mouse.move(700, 450);
  await page.mouse.move(710, 200);
  // Only Chromium's driver moves the pointer out of the window: for others, the browser's last word is said.
  if (page.context().browser()?.browserType().name() === 'chromium') await page.mouse.move(720, -5);
  else
    await page.evaluate(() => {
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 720, clientY: -5 }));
    });
}

/** Stops the page's clock. From then on it runs on demand alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Stops a clock that was installed before, a minute on: time passes between what was done and what follows. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** A headless browser has no tabs to turn to: the page is told what it would be told. */
export async function turnTab(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'hidden', { value: visibility === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** The ways in which a script is lost on its way. */
export const LOSSES = ['is not found', 'is cut off'] as const;

/** Loses each script that the page asks for from now on. */
export async function loseScripts(page: Page, loss: (typeof LOSSES)[number]): Promise<void> {
  await page.route('**/*.js', (route) =>
    loss === 'is not found' ? route.fulfill({ status: 404 }) : route.abort(),
  );
}

/** Waits until the page has been painted, and what waits for that has begun. Observers are told in their order. */
export async function isPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((told) => {
        new PerformanceObserver(() => told()).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** How far things on the page have moved by themselves since it came, as CLS tells it. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((told) => {
        const far = (entries: PerformanceEntryList) =>
          entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
        new PerformanceObserver((list) => told(far(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => told(0)));
      }),
  );
}

/** Waits until React answers, however long a busy machine takes. */
export async function formIsReady(page: Page): Promise<void> {
  await page.locator('#lead-form[data-ready]').waitFor({ state: 'attached' });
}

/**
 * The browser tests' own `test`: the sample site's address as base, the portal answered, the stored leads
 * at hand. `homePage` is loaded once for all that a worker runs, to be read alone. Without its script it
 * stays as it was served: counters tick while others are reading.
 */
// Playwright asks for a destructured first argument, also where nothing is taken from it.
// biome-ignore-start lint/correctness/noEmptyPattern: see above.
export const test = base.extend<
  {
    popup: Popup;
    /** Asks the database of all tests as its owner. */
    query: (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;
    leadsOf: (email: string) => Promise<Record<string, unknown>[]>;
  },
  { homePage: Page }
>({
  baseURL: async ({}, use) => use(process.env[SITE]),
  popup: async ({ page }, use) => {
    await page.route(PORTAL, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
    );
    await use(popupOn(page));
  },
  query: async ({}, use) => {
    const owner = new pg.Client({ connectionString: process.env[DATABASE] });
    await owner.connect();
    await use(async (text, values) => (await owner.query(text, values)).rows);
    await owner.end();
  },
  leadsOf: ({ query }, use) => use((email) => query('select * from leads where email = $1', [email])),
  homePage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        javaScriptEnabled: false,
      });
      await page.goto(process.env[SITE] ?? '');
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** For tests that only read: their `page` is the `homePage`. */
export const readingTest = test.extend({ page: ({ homePage }, use) => use(homePage) });

// biome-ignore-end lint/correctness/noEmptyPattern: see above.
