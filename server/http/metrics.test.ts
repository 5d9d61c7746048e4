import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { KEY, LEADS } from '../../tests/support/app-on.ts';
import { POSTGRES, placeForTest, serverForTest } from '../../tests/support/databases.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';
import type { DatabaseSettings } from '../../tests/support/place.ts';
import type { ServerProcess } from '../../tests/support/server-process.ts';
import { SECRET } from '../../tests/support/webhook-receiver.ts';
import { openDatabase } from '../database/database.ts';

const INSERT = 'insert into public.leads select * from json_populate_recordset(null::public.leads, $1)';
/** For each channel: one waiting delivery, one failed, one sent, and one waiting whose lead is spam. */
const QUEUE = `
  with numbered as (select id, row_number() over () as number from public.leads),
  called as (update public.leads set status = 'spam' where id in (select id from numbered where number = 4))
  insert into server.deliveries (lead_id, channel, state, next_at, created_at, sent_at)
  select id, channel, (array['waiting', 'failed', 'sent', 'waiting'])[number], now() + interval '1 hour',
    now() - interval '1 hour' * (array[1, 1, 1, 2])[number], case number when 3 then now() end
  from numbered cross join unnest(array['webhook', 'old-webhook']) as channel`;

/** Starts a server with metrics, and returns both addresses. */
async function startWatched(database: DatabaseSettings, settings: Record<string, string> = {}) {
  const server = serverForTest(database, { METRICS_PORT: '0', ...settings });
  return { metrics: await metricsAddressOf(server), address: await server.address };
}

async function metricsAddressOf({ process: { stdout } }: ServerProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: stdout })) {
    const [, address] = /^Metrics at (\S+)$/.exec(line) ?? [];
    if (!address) continue;
    // Drains the server's log, because a full pipe would block it.
    stdout.resume();
    return address;
  }
  throw new Error('The server says nothing of metrics.');
}

/** Every series with its value, as Prometheus reads them. */
async function scrape(metrics: string): Promise<Map<string, number>> {
  const text = await (await fetch(metrics)).text();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]));
}

const sendRows = (address: string, rows: unknown, path = LEADS) =>
  fetch(address + path, {
    method: 'POST',
    headers: { apikey: KEY, 'content-type': 'application/json' },
    body: JSON.stringify(rows),
  });

describe('the metrics of a server', () => {
  it('show the outbox, and the age of the oldest delivery still to be sent', async () => {
    const { settings } = await placeForTest(POSTGRES);
    const database = await openDatabase(settings);
    const rows = Array.from({ length: 4 }, () => leadRow());
    await database.query({ text: INSERT, values: [JSON.stringify(rows)] });
    await database.query({ text: QUEUE });
    await database.close();
    // Nothing is due, and nothing listens there.
    const channel = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: SECRET };
    const { metrics } = await startWatched(settings, channel);
    const values = await scrape(metrics);
    const outbox = (name: string) =>
      Object.fromEntries([...values].filter(([series]) => series.startsWith(name)));
    expect(outbox('outbox_failed')).toEqual({
      'outbox_failed{channel="webhook"}': 1,
      'outbox_failed{channel="old-webhook"}': 1,
    });
    const oldest = outbox('outbox_oldest_seconds');
    expect(Object.keys(oldest)).toEqual(['outbox_oldest_seconds{channel="webhook"}']);
    expect(oldest['outbox_oldest_seconds{channel="webhook"}']).toBeGreaterThanOrEqual(3600);
    expect(oldest['outbox_oldest_seconds{channel="webhook"}']).toBeLessThan(7200);
  });

  it('count stored, marked and refused leads, without personal data', async () => {
    const { settings } = await placeForTest(POSTGRES);
    const limits = { RATE_LIMIT: '8', RATE_LIMIT_TOTAL: '1' };
    const { metrics, address } = await startWatched(settings, limits);
    expect((await scrape(metrics)).get('leads_stored_total')).toBe(0);
    await sendRows(address, [leadRow(), leadRow()]);
    const lead = leadRow();
    await sendRows(address, lead);
    await sendRows(address, lead);
    await sendRows(address, leadRow({ email: FORM.name }));
    await sendRows(address, leadRow(), `/rest/v1/${FORM.subject}?utm_source=quarterly`);
    // Rows after the first exceed the total, and the last request exceeds the sender's limit.
    await sendRows(address, leadRow());
    while ((await sendRows(address, leadRow())).status !== 429);

    const after = await scrape(metrics);
    const refused = (status: number, code: string) =>
      after.get(`lead_inserts_refused_total{status="${status}",code="${code}"}`);
    expect([refused(409, '23505'), refused(400, '23514'), refused(429, '')]).toEqual([1, 1, 1]);
    expect(after.get('leads_stored_total')).toBeGreaterThanOrEqual(4);
    expect(after.get('lead_rate_limit_marked_total')).toBeGreaterThan(0);
    const series = [...after.keys()].join('\n');
    for (const personal of [...Object.values(FORM), 'quarterly', '127.0.0.1']) {
      expect(series).not.toContain(personal);
    }
  });

  it('are served on a separate port, with nothing else', async () => {
    const { settings } = await placeForTest(POSTGRES);
    const { metrics, address } = await startWatched(settings, { HOST: '0.0.0.0' });
    expect(address).toMatch(/^http:\/\/0\.0\.0\.0:[1-9]\d*$/);
    const { origin, port } = new URL(metrics);
    expect((await fetch(metrics)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const statuses = ['/', '/healthz', LEADS, '/metrics/'].map(
      async (path) => (await fetch(origin + path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404]);
    const isPublic = await fetch(`http://127.0.0.1:${new URL(address).port}/metrics`);
    expect(isPublic.status).toBe(404);

    // If the port is in use, another server does not start, and says why.
    const { code, errors } = await serverForTest(settings, { METRICS_PORT: port }).ended;
    expect(code).toBe(1);
    expect(errors).toContain(
      `EADDRINUSE: address already in use 127.0.0.1:${port}. Stop the program that uses the port, or set PORT or METRICS_PORT`,
    );
  });
});
