import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appOn, send } from '../../tests/support/app-on.ts';
import { asVisitor, openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { leadRow } from '../../tests/support/lead-row.ts';
import { MAX_GATHERED, MAX_STEPS, setTimeZone } from './count-steps.ts';

const path = '/rest/v1/rpc/count_steps';
const VIEW = { event: 'viewed', path: '/', device: 'mouse', utm_source: 'letter' };
/** Beyond this number of rows a day, `count_steps` adds rows only for known campaigns. */
const MOST_ROWS = 2_000;

describe('the steps of visitors', () => {
  const open = openForTests(POSTGRES);
  let app: FastifyInstance;
  beforeEach(async () => {
    await open.asOwner('delete from server.step_counts');
    app = await appOn(open.database);
  });
  afterEach(() => app.close());

  const report = (...steps: unknown[]) => send(app, { path, body: { steps } });
  const count = (steps: unknown[]) =>
    open.database.query({ text: 'select public.count_steps($1)', values: [JSON.stringify(steps)] });
  const counts = (columns: string) =>
    open.asOwner(
      `select ${columns}, counted::int from server.step_counts order by event, detail, utm_source, device`,
    );

  it('are counted by day, without identifying visitors', async () => {
    const opened = { ...VIEW, event: 'opened', detail: 'Hero', trigger_type: 'button_click' };
    expect((await report(VIEW, opened)).statusCode).toBe(204);
    await report({ ...VIEW, device: 'touch', utm_source: 'ada@example.org' });
    await report(
      VIEW,
      { ...VIEW, event: 'reached', detail: '2' },
      { ...VIEW, event: 'reached', detail: '7' },
    );
    await report({ ...VIEW, event: 'opened', trigger_type: 'exit_intent', utm_source: null });
    // Gathered steps are counted before the server stops.
    await app.close();
    expect(await counts('event, detail, trigger_type, utm_source, device')).toEqual([
      {
        event: 'opened',
        detail: 'Exit Intent',
        trigger_type: 'exit_intent',
        utm_source: '',
        device: 'mouse',
        counted: 1,
      },
      {
        event: 'opened',
        detail: 'Hero',
        trigger_type: 'button_click',
        utm_source: 'letter',
        device: 'mouse',
        counted: 1,
      },
      { event: 'reached', detail: '2', trigger_type: '', utm_source: 'letter', device: 'mouse', counted: 1 },
      { event: 'viewed', detail: '', trigger_type: '', utm_source: 'letter', device: 'mouse', counted: 2 },
      { event: 'viewed', detail: '', trigger_type: '', utm_source: 'other', device: 'touch', counted: 1 },
    ]);
    const columns = await open.asOwner<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'step_counts' order by 1`,
    );
    expect(columns.map(({ name }) => name).join()).toBe(
      'counted,day,detail,device,event,path,trigger_type,utm_campaign,utm_medium,utm_source',
    );
  });

  it('belong to the day in the site’s time zone', async () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await setTimeZone(open.database, zone);
      await count([VIEW]);
    }
    // The two zones are 25 hours apart, so the day always differs.
    expect(await counts('event')).toHaveLength(2);
  });

  it('of unknown campaigns become "other" once a day has many, but known ones are still counted', async () => {
    const lead = leadRow({ campaign_data: { utm_source: 'letter', utm_campaign: 'autumn' } });
    const spam = leadRow({ status: 'spam', campaign_data: { utm_campaign: 'of spam' } });
    for (const body of [lead, spam]) expect((await send(app, { body })).statusCode).toBe(201);
    await count([VIEW]);
    for (let from = 0; from < 3_000; from += MAX_GATHERED) {
      const numbers = Array.from({ length: MAX_GATHERED }, (_, number) => from + number);
      await count(numbers.map((number) => ({ ...VIEW, utm_campaign: `invented ${number}` })));
    }
    const [{ rows } = { rows: 0 }] = await open.asOwner<{ rows: number }>(
      'select count(*)::int as rows from server.step_counts',
    );
    expect(rows).toBeLessThan(MOST_ROWS + MAX_GATHERED);
    await count([VIEW, { ...VIEW, utm_campaign: 'autumn' }, { ...VIEW, utm_campaign: 'of spam' }]);
    const kept = await open.asOwner(
      `select utm_campaign, counted::int from server.step_counts
       where utm_campaign not like 'invented%' order by utm_campaign`,
    );
    expect(kept).toEqual([
      { utm_campaign: '', counted: 2 },
      { utm_campaign: 'autumn', counted: 1 },
      { utm_campaign: 'other', counted: 3_002 - rows + 1 },
    ]);
  });

  it.each([
    ['no list', { steps: 'viewed' }],
    ['an unknown step', { steps: [{ event: 'typed' }] }],
    ['a value that is not text', { steps: [{ event: 'viewed', path: 7 }] }],
    ['too many', { steps: Array(MAX_STEPS + 1).fill(VIEW) }],
    ['another argument', { leads: [] }],
  ])('are refused as %s', async (_, body) => {
    expect((await send(app, { path, body })).statusCode).toBe(400);
  });

  it('are not counted for visitors who opt out, or without the key', async () => {
    const body = { steps: [VIEW] };
    expect((await send(app, { path, body, headers: { 'sec-gpc': '1' } })).statusCode).toBe(204);
    expect((await send(app, { path, body, headers: { dnt: '1' } })).statusCode).toBe(204);
    expect((await send(app, { path, body, headers: { apikey: '' } })).statusCode).toBe(401);
    await app.close();
    expect(await counts('event')).toEqual([]);
  });

  it('can be reported but not read by visitors', async () => {
    for (const text of ['select * from server.step_counts', 'select * from server.site'])
      await expect(asVisitor(open, text)).rejects.toMatchObject({ code: '42501' });
    await expect(count(Array(MAX_GATHERED + 1).fill(VIEW))).rejects.toMatchObject({ code: '22023' });
  });
});
