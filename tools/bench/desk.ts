import { chromium } from '@playwright/test';
import { findWindowlessBrowser, QUIET_FLAGS } from '../../tests/support/browser.ts';
import { embeddedPlace, type Place, postgresPlace } from '../../tests/support/place.ts';
import { startDesk, startSite } from '../../tests/support/site-server.ts';
import { startPostgres } from '../../tests/support/start-postgres.ts';
import { type Line, median, type Section } from './report.ts';

const LEADS = 100_000;
const ROUNDS = 9;
const FIRST_SCREEN_MS = 1_000;
const SEARCH_MS = 200;
const SEARCHES = ['person99', 'person 4711', '+420 777 123', 'no such words anywhere'];

/** `LEADS` over a hundred days, newest last. Triggers are off, because they would set a new status and time. */
const FILL = `
  do $$ begin
    set local session_replication_role = replica;
    insert into public.leads (
      name, email, phone, subject, assignment_type, academic_level, requirements, urgency_level,
      source_page, source_referrer, source_title, campaign_data, lead_quality_score, status, created_at, deadline
    )
    select 'Person ' || n, 'person' || n || '@' || n % 50 || '.example', '+420 777 ' || 100000 + n % 900000,
      (array['Palaeography', 'Statistics', 'Organic chemistry', 'Law'])[1 + n % 4], 'essay', 'masters',
      repeat('Some words of a request. ', 4 + n % 20), (array['low', 'medium', 'high', 'urgent'])[1 + n % 4],
      'https://www.example.org/', 'https://search.example/', 'Button ' || n % 9, '{}', 20 * (n % 6),
      case when n % 100 = 1 then 'spam' when n % 20 = 2 then 'contacted' else 'new' end, moment, moment + interval '1 day'
    from generate_series(1, ${LEADS}) as n,
      lateral (select now() - (1 - n / ${LEADS}.0) * interval '100 days' as moment) as at;
  end $$`;

/** Measures the desk's first screen and its search with many leads, on both databases. */
export async function measureDesk(): Promise<Section[]> {
  const postgres = await startPostgres();
  const places = { PostgreSQL: await postgresPlace(postgres.url), embedded: await embeddedPlace() };
  const lines: Line[] = [];
  try {
    for (const [name, place] of Object.entries(places)) {
      const measured = await measureOn(place);
      lines.push(...measured.map((line) => ({ ...line, what: `${name}: ${line.what}` })));
      await place.remove();
    }
  } finally {
    await postgres.stop();
  }
  const method = `With ${LEADS.toLocaleString('en-US')} leads and a running server, medians of ${ROUNDS}.`;
  return [{ title: 'The desk', method, lines }];
}

async function measureOn({ settings, asOwner }: Place): Promise<Line[]> {
  const environment = { DATABASE_URL: settings.DATABASE_URL ?? '', DATA_DIR: settings.DATA_DIR };
  // The first start creates the tables.
  await (await startSite(environment)).stop();
  await asOwner(FILL);
  await asOwner('vacuum analyze public.leads');
  const server = await startSite(environment);
  const desk = await startDesk(environment);
  const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: QUIET_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(desk.address);
    const address = page.url();
    const screen = await timeOf(async () => {
      await page.goto(address);
      await page.getByRole('listitem').first().waitFor();
    });
    const lines: Line[] = [{ what: 'the first screen', measured: screen, most: FIRST_SCREEN_MS, unit: 'ms' }];
    for (const words of SEARCHES) {
      const search = `${address}api/leads?without=spam&search=${encodeURIComponent(words)}`;
      const measured = await timeOf(() => page.request.get(search, { failOnStatusCode: true }));
      lines.push({ what: `search for "${words}"`, measured, most: SEARCH_MS, unit: 'ms' });
    }
    return lines;
  } finally {
    await browser.close();
    await desk.stop();
    await server.stop();
  }
}

async function timeOf(once: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await once();
    times.push(performance.now() - begun);
  }
  return median(times);
}
