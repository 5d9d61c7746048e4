import { test as base, type ConsoleMessage, expect, type Page, type Route } from '@playwright/test';
import pg from 'pg';
import { editionOf } from '../../site/content/edition.ts';
import { RETRY_DELAYS_MS } from '../../site/popup/send-lead.ts';
import { portalSignIn } from '../../site/settings/links.ts';
import { EVERY_ENGINE } from '../support/browser.ts';
import { postgresPlace } from '../support/place.ts';
import { type FormValues, type Popup, popupOn } from '../support/popup.ts';
import { sampleSite } from '../support/sample-site.ts';
import { startSite } from '../support/site-server.ts';
import { DATABASE, SAMPLE_PROJECT, SITE } from './global-setup.ts';

export { EVERY_ENGINE, expect };

/** The words of the page that the specification does not fix. */
export const words = editionOf('en').words;

/** The start of the countdown on the receipt. */
export const [REDIRECTING = ''] = words.popup.receipt.redirecting.countdown.split('{time}');

/** The sample site's redirect target, which never resolves. Tests answer for it. */
export const PORTAL = portalSignIn(sampleSite) || '';

/** The project that the sample site was built in. */
export const sampleProject = () => process.env[SAMPLE_PROJECT] ?? '';

/** Creates a database on the tests' PostgreSQL. */
export const newDatabase = () => postgresPlace(new URL('.', process.env[DATABASE]).href.replace(/\/$/, ''));

/** Starts another server for the sample site, with its own settings. */
export const startSampleSite = (environment: Record<string, string>) =>
  startSite(environment, sampleProject());

/** Fails if a page is not valid HTML. */
export async function expectValidHtml(html: string, what = ''): Promise<void> {
  const { HtmlValidate } = await import('html-validate');
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
  const faults = report.results.flatMap(({ messages }) => messages.map(({ message }) => message));
  expect(faults, what).toEqual([]);
}

/** The address that the page posts leads to. */
export const LEADS = '**/rest/v1/leads';

/** Answers the next lead with `answer`, on the first attempt and on automatic retries. */
export async function answerEachTry(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(LEADS, answer, { times: RETRY_DELAYS_MS.length + 1 });
}

/** Expects the message after all attempts have failed. Skips the time between attempts. */
export async function expectNotStored(page: Page): Promise<void> {
  const told = async () => {
    await page.clock.runFor(Math.max(...RETRY_DELAYS_MS));
    return page.getByRole('alert').allTextContents();
  };
  await expect.poll(told, often).toEqual(['ErrorSomething went wrong. Please try again.']);
}

/** For `test.use` in tests of motion. Other tests use reduced motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For `expect.poll`: polls at once, because Playwright's default waits up to a second. */
export const often = { intervals: [50] };

/** The columns with typed values. */
export function typedColumnsOf({ description, urgency, deadline: _, ...same }: FormValues) {
  return { ...same, requirements: description, urgency_level: urgency };
}

/** The reference that the receipt shows for a stored lead. */
export function referenceOf([lead]: Record<string, unknown>[]): string {
  return String(lead?.id).slice(0, 8).toUpperCase();
}

/**
 * Whether a console line is more than verbose. Browsers hide verbose lines by default. Looking for a role behind the
 * popup causes one each.
 */
export function isPlain(message: ConsoleMessage): boolean {
  return String(message.type()) !== 'verbose';
}

/** Makes the page count this visitor, although browsers under automation are not counted. */
export async function seemPerson(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
}

/** Moves the pointer into the page, and out at its top edge. */
export async function leaveByTheTop(page: Page): Promise<void> {
  await page.mouse.move(700, 450);
  await page.mouse.move(710, 200);
  // Only Chromium's driver can move the pointer out of the window. For others, this fires the event.
  if (page.context().browser()?.browserType().name() === 'chromium') await page.mouse.move(720, -5);
  else
    await page.evaluate(() => {
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 720, clientY: -5 }));
    });
}

/** Stops the page's clock. From then on it runs on demand. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Stops a clock installed earlier, a minute later, so that earlier actions have passed. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** A headless browser has no other tabs, so this simulates the events of switching. */
export async function turnTab(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'hidden', { value: visibility === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** The ways in which a script fails to load. */
export const LOSSES = ['is not found', 'is cut off'] as const;

/** Fails every script that the page requests from now on. */
export async function loseScripts(page: Page, loss: (typeof LOSSES)[number]): Promise<void> {
  await page.route('**/*.js', (route) =>
    loss === 'is not found' ? route.fulfill({ status: 404 }) : route.abort(),
  );
}

/** Waits until the page has been painted, and callbacks that wait for that have run. Observers run in order. */
export async function isPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((told) => {
        new PerformanceObserver(() => told()).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** The layout shift (CLS) of the page so far. */
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

/** Waits until React responds, however long a busy machine takes. */
export async function formIsReady(page: Page): Promise<void> {
  await page.locator('#lead-form[data-ready]').waitFor({ state: 'attached' });
}

/**
 * The browser tests' `test`: the sample site as base, answers for the portal, and access to stored leads. `homePage`
 * is loaded once per worker, read-only, without its script, so that counters do not change it.
 */
// Playwright requires a destructured first argument, even an empty one.
// biome-ignore-start lint/correctness/noEmptyPattern: see above.
export const test = base.extend<
  {
    popup: Popup;
    /** Queries the tests' database as the owner. */
    database: string;
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
  database: async ({}, use) => use(process.env[DATABASE] ?? ''),
  query: async ({ database }, use) => {
    const owner = new pg.Client({ connectionString: database });
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

/** For read-only tests: their `page` is the `homePage`. */
export const readingTest = test.extend({ page: ({ homePage }, use) => use(homePage) });

// biome-ignore-end lint/correctness/noEmptyPattern: see above.
