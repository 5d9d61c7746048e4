import { chromium, type Page } from '@playwright/test';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { openEmbedded } from '../../server/database/embedded.ts';
import { openOwner } from '../../server/database/open-owner.ts';
import type { Query } from '../../server/database/query.ts';
import { findWindowlessBrowser, QUIET_FLAGS } from '../../tests/support/browser.ts';
import { startDesk } from '../../tests/support/desk-process.ts';
import {
  type DatabaseSettings,
  embeddedPlace,
  type Place,
  postgresPlace,
} from '../../tests/support/place.ts';
import { startPostgres } from '../../tests/support/start-postgres.ts';
import { fillLeads } from './fill-leads.ts';
import { median } from './median.ts';

const LEADS = 100_000;
const DAYS = 365;
const VIEWS_A_DAY = 1_000_000;
const SECONDS_A_DAY = 86_400;
/** With each view so many steps are counted. */
const STEPS_PER_VIEW = 1.5;
const ROUNDS = 9;
/** What the desk is to keep. */
const FIRST_SCREEN_MS = 1_000;
const SEARCH_MS = 200;
const FRAME_MS = 50;
/** By the days that are asked for. */
const NUMBERS_MS = { 7: 1_000, 28: 1_000, 90: 2_000, 365: 2_000 };
const MS_PER_SECOND = 1_000;

/** What a year leaves: 24 campaigns on two devices, with every step of each, each day. */
const YEAR = `
  insert into server.step_counts
  select current_date - day::int, event, detail, case when event in ('opened', 'sent') then 'button_click' else '' end, '/',
    'source ' || campaign % 6, 'cpc', 'campaign ' || campaign, device, 1 + (${VIEWS_A_DAY} / 48 * share)::bigint
  from generate_series(0, $1::int) as day, generate_series(1, 24) as campaign, (values ('mouse'), ('touch')) as devices (device),
    (values ('viewed', '', 1), ('opened', 'Button 1', 0.1), ('opened', 'Button 2', 0.05), ('opened', 'Button 3', 0.05),
      ('opened', 'Exit Intent', 0.01), ('reached', '2', 0.08), ('reached', '3', 0.05), ('refused', 'phone', 0.03),
      ('refused', 'email', 0.02), ('refused', 'name', 0.01), ('offered', '', 0.02), ('sent', 'Button 1', 0.02),
      ('sent', 'Button 2', 0.01), ('sent', 'Button 3', 0.01)) as steps (event, detail, share)`;

const postgres = await startPostgres();
try {
  await measure('PostgreSQL', await postgresPlace(postgres.url));
} finally {
  await postgres.stop();
}
await measure('the embedded database', await embeddedPlace());

async function measure(kind: string, place: Place): Promise<void> {
  say(`${kind}: ${LEADS} leads, and a year of counts at ${VIEWS_A_DAY} views a day`);
  try {
    await fill(place.settings);
    // As the server has it: the desk reaches the embedded database through it.
    const database = await openDatabase(place.settings);
    const owner = await openOwner(place.settings);
    try {
      await timeCounting(database, owner.query);
      await timeDesk(place.settings);
    } finally {
      await owner.close();
      await database.close();
    }
  } finally {
    await place.remove();
  }
}

async function fill({ DATABASE_URL, DATA_DIR }: DatabaseSettings): Promise<void> {
  await (await openDatabase({ DATABASE_URL, DATA_DIR })).close();
  if (DATABASE_URL) return fillLeads(DATABASE_URL, LEADS, () => {});
  const backend = await openEmbedded(DATA_DIR);
  await fillLeads(backend.connection, LEADS, () => {});
  await backend.close();
}

async function timeCounting(database: Database, asOwner: Query): Promise<void> {
  const filling = performance.now();
  await asOwner({ text: YEAR, values: [DAYS - 1] });
  const [size] = await asOwner<{ rows: number; size: string }>({
    text: `select count(*)::int as rows, pg_size_pretty(pg_total_relation_size('server.step_counts')) as size from server.step_counts`,
  });
  say(
    `a year of counts: ${size?.rows} rows, ${size?.size}, filled in ${seconds(performance.now() - filling)} s`,
  );
  const perSecond = Math.round((VIEWS_A_DAY / SECONDS_A_DAY) * STEPS_PER_VIEW);
  for (const steps of [perSecond, 1_000]) {
    const json = JSON.stringify(
      Array.from({ length: steps }, (_, n) => ({
        event: 'viewed',
        path: '/',
        utm_source: `source ${n % 6}`,
        utm_medium: 'cpc',
        utm_campaign: `campaign ${1 + (n % 24)}`,
        device: 'mouse',
      })),
    );
    const times = await timesOf(() =>
      database.query({ text: 'select public.count_steps($1)', values: [json] }),
    );
    say(`counting ${steps} steps: ${median(times).toFixed(1)} ms`);
  }
}

async function timeDesk({ DATABASE_URL = '', DATA_DIR }: DatabaseSettings): Promise<void> {
  const desk = await startDesk({ DATABASE_URL, DATA_DIR });
  const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: QUIET_FLAGS });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(desk.address);
  const base = page.url();
  await page.getByRole('listitem').first().waitFor();
  const screens = await timesOf(async () => {
    await page.goto(base);
    await page.getByRole('listitem').first().waitFor();
  });
  hold('the first screen', median(screens), FIRST_SCREEN_MS);
  for (const [what, path] of [
    ['due first', 'leads?without=spam&order=due'],
    ['counts by state', 'counts'],
  ] as const)
    say(`${what}: ${Math.round(median(await timesOf(() => ask(page, path))))} ms`);
  for (const [days, most] of Object.entries(NUMBERS_MS)) {
    const until = new Date();
    const since = new Date(until.getTime() - Number(days) * SECONDS_A_DAY * MS_PER_SECOND);
    const took = await timesOf(() =>
      ask(page, `numbers?since=${since.toISOString()}&until=${until.toISOString()}`),
    );
    hold(`numbers of ${days} days`, median(took), most);
  }
  for (const words of ['person99', 'person 4711', '+420 777 123', 'no such words anywhere'])
    hold(
      `search for "${words}"`,
      median(await timesOf(() => ask(page, `leads?without=spam&search=${encodeURIComponent(words)}`))),
      SEARCH_MS,
    );
  hold('19 of 20 frames of scrolling', await frameTime(page), FRAME_MS);
  await browser.close();
  await desk.stop();
}

async function timesOf(once: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await once();
    times.push(performance.now() - begun);
  }
  return times;
}

function ask(page: Page, path: string): Promise<void> {
  return page.evaluate(async (asked) => {
    const answer = await fetch(`api/${asked}`);
    if (!answer.ok) throw new Error(`${asked}: ${answer.status}`);
    await answer.text();
  }, path);
}

/** Scrolls through the list for two seconds, faster than anybody reads, and gives the time that 19 of 20 frames keep to. */
function frameTime(page: Page): Promise<number> {
  return page.locator('.rows').evaluate(
    (rows) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        let before = begun;
        const frames: number[] = [];
        const next = (now: number) => {
          frames.push(now - before);
          before = now;
          rows.scrollBy(0, 60);
          if (now - begun < 2_000) requestAnimationFrame(next);
          else resolve(frames.sort((a, b) => b - a)[Math.floor(frames.length / 20)] ?? 0);
        };
        requestAnimationFrame(next);
      }),
  );
}

function hold(what: string, ms: number, most: number): void {
  say(`${what}: ${Math.round(ms)} ms, of ${most} ms`);
  if (ms > most) process.exitCode = 1;
}

function seconds(ms: number): string {
  return (ms / MS_PER_SECOND).toFixed(1);
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
