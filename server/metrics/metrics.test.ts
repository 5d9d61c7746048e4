import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KEY, LEADS } from '../../tests/support/app-on.ts';
import { BOTH, POSTGRES } from '../../tests/support/databases.ts';
import { openIdle } from '../../tests/support/idle-connections.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';
import type { Place } from '../../tests/support/place.ts';
import { type ServerProcess, startServer, streamLeads } from '../../tests/support/server-process.ts';
import { SECRET } from '../../tests/support/webhook-receiver.ts';
import { openDatabase } from '../database/database.ts';
import { CONNECTION_LIMITS } from '../limits/connection-limits.ts';

const CONNECTIONS = 64;
const LEADS_UNDER_LOAD = 5 * CONNECTIONS;
const INSERT = 'insert into public.leads select * from json_populate_recordset(null::public.leads, $1)';
/** For each channel one delivery waits, one was given up, one was done, and one waits whose lead was called spam. */
const QUEUE = `
  with called as (
    update public.leads set status = 'spam' where id = (select id from public.leads limit 1) returning id
  )
  insert into server.deliveries (lead_id, channel, state, next_at, created_at, sent_at)
  select id, channel, (array['waiting', 'failed', 'sent'])[number], now() + interval '1 hour',
    now() - interval '1 hour', case number when 3 then now() end
  from (
    select id, row_number() over () as number from public.leads where id not in (select id from called)
  ) as numbered cross join unnest(array['webhook', 'old-webhook']) as channel
  union all
  select id, channel, 'waiting', now() + interval '1 hour', now() - interval '2 hours', null
  from called cross join unnest(array['webhook', 'old-webhook']) as channel`;
/** The address of this machine that others see, where it has one. */
const OUTSIDE = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

let place: Place;
let server: ServerProcess;
async function stop(): Promise<void> {
  server.process.kill('SIGKILL');
  await server.ended;
  await place.remove();
}

/** Starts a server that is watched, and gives its address and that of its metrics. */
async function startWatched(settings: Record<string, string> = {}) {
  server = startServer(place.settings, { METRICS_PORT: '0', ...settings });
  return { metrics: await metricsAddressOf(server), address: await server.address };
}

async function metricsAddressOf({ process: { stdout } }: ServerProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: stdout })) {
    const [, address] = /^Metrics at (\S+)$/.exec(line) ?? [];
    if (!address) continue;
    // What the server logs from here on is read by others: a full pipe would stop it.
    stdout.resume();
    return address;
  }
  throw new Error('The server says nothing of metrics.');
}

/** Every series with its value, as Prometheus would read them. */
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

describe.each(BOTH)('the metrics of a server on $kind', ({ makePlace }) => {
  let metrics: string;
  let address: string;
  beforeAll(async () => {
    place = await makePlace();
    const database = await openDatabase(place.settings);
    const rows = Array.from({ length: 4 }, () => leadRow());
    await database.asOwner({ text: INSERT, values: [JSON.stringify(rows)] });
    await database.asOwner({ text: QUEUE });
    await database.close();
    // Nothing is due, and nobody listens there.
    const channel = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: SECRET };
    ({ metrics, address } = await startWatched(channel));
  });
  afterAll(stop);

  it('show how much of the outbox waits, and for how long what is to be sent', async () => {
    const values = await scrape(metrics);
    const outbox = (name: string) =>
      Object.fromEntries([...values].filter(([series]) => series.startsWith(name)));
    expect(outbox('outbox_deliveries')).toEqual({
      'outbox_deliveries{channel="webhook",state="waiting"}': 2,
      'outbox_deliveries{channel="webhook",state="failed"}': 1,
      'outbox_deliveries{channel="old-webhook",state="waiting"}': 2,
      'outbox_deliveries{channel="old-webhook",state="failed"}': 1,
    });
    const oldest = outbox('outbox_oldest_seconds');
    expect(Object.keys(oldest)).toEqual(['outbox_oldest_seconds{channel="webhook"}']);
    expect(oldest['outbox_oldest_seconds{channel="webhook"}']).toBeGreaterThanOrEqual(3600);
    expect(oldest['outbox_oldest_seconds{channel="webhook"}']).toBeLessThan(7200);
  });

  it('count what was asked, stored and refused, and name nobody', async () => {
    const before = await scrape(metrics);
    expect(before.get('leads_stored_total')).toBe(0);

    await sendRows(address, [leadRow(), leadRow(), leadRow()]);
    const lead = leadRow();
    await sendRows(address, lead);
    await sendRows(address, lead);
    await sendRows(address, leadRow({ email: FORM.name }));
    await sendRows(address, leadRow(), `/rest/v1/${FORM.subject}?utm_source=quarterly`);
    await fetch(`${address}/healthz`);

    const after = await scrape(metrics);
    expect(Object.fromEntries(after)).toMatchObject({
      'http_requests_total{method="POST",route="leads",status="201"}': 2,
      'http_requests_total{method="POST",route="leads",status="409"}': 1,
      'http_requests_total{method="POST",route="leads",status="400"}': 1,
      'http_requests_total{method="POST",route="other",status="404"}': 1,
      'http_requests_total{method="GET",route="healthz",status="200"}': 1,
      'http_request_duration_seconds_count{route="leads"}': 4,
      'lead_inserts_refused_total{code="23505"}': 1,
      'lead_inserts_refused_total{code="23514"}': 1,
      leads_stored_total: 4,
      lead_insert_batch_rows_count: 2,
      lead_insert_batch_rows_sum: 4,
      'lead_insert_batch_rows_bucket{le="1"}': 1,
      lead_inserts_waiting: 0,
    });
    expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    const series = [...after.keys()].join('\n');
    for (const personal of [...Object.values(FORM), 'quarterly', '127.0.0.1']) {
      expect(series).not.toContain(personal);
    }
  });
});

describe('the metrics of a server', () => {
  afterEach(stop);

  it('show whose rate limit refused, and what was marked', async () => {
    place = await POSTGRES.makePlace();
    const { metrics, address } = await startWatched({ RATE_LIMIT: '2', RATE_LIMIT_TOTAL: '1' });
    // More than four on a busy machine: where the database takes long to count, the server counts alone.
    for (let refused = 0; refused < 2; ) {
      const { status } = await sendRows(address, leadRow());
      if (status === 429) refused++;
    }
    const [kept] = await place.asOwner<{ leads: number; spam: number }>(
      `select count(*)::int as leads, count(*) filter (where status = 'spam')::int as spam from public.leads`,
    );
    expect(kept?.spam).toBeGreaterThan(0);
    expect(Object.fromEntries(await scrape(metrics))).toMatchObject({
      leads_stored_total: kept?.leads,
      lead_rate_limit_marked_total: kept?.spam,
      'lead_inserts_refused_total{code="429"}': 2,
      'lead_rate_limit_refusals_total{limit="sender"}': 2,
    });
  });

  it('show that inserts travel together under load and none is refused, and count connections and those that were ended for others', async () => {
    place = await POSTGRES.makePlace();
    const { metrics, address } = await startWatched();
    const { hostname, port } = new URL(address);
    await openIdle(hostname, Number(port), CONNECTION_LIMITS.perNetwork + 1);
    await expect
      .poll(async () => Object.fromEntries(await scrape(metrics)), { timeout: 10_000 })
      .toMatchObject({
        http_connections_open: CONNECTION_LIMITS.perNetwork,
        'http_connections_ended_total{reason="evicted"}': 1,
      });

    const stream = streamLeads(address, CONNECTIONS);
    await Promise.race([stream.reached(LEADS_UNDER_LOAD), stream.over]);
    const values = await scrape(metrics);
    server.process.kill('SIGTERM');
    await stream.over;
    const stored = values.get('leads_stored_total') ?? 0;
    expect(stored).toBeGreaterThanOrEqual(LEADS_UNDER_LOAD);
    expect([...values.keys()].filter((series) => series.includes('status="503"'))).toEqual([]);
    expect(values.get('lead_insert_batch_rows_sum')).toBe(stored);
    expect(values.get('lead_insert_batch_rows_count')).toBeLessThan(stored);
  });
});

describe('the address of the metrics', () => {
  afterEach(stop);

  it('is this machine’s alone, holds nothing else, is not the public one, and is no other server’s', async () => {
    place = await POSTGRES.makePlace();
    const { metrics, address } = await startWatched({ HOST: '0.0.0.0' });
    const { origin, port } = new URL(metrics);
    expect((await fetch(metrics)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const statuses = ['/', '/healthz', LEADS, '/metrics/'].map(
      async (path) => (await fetch(origin + path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404]);
    expect((await fetch(metrics, { method: 'POST' })).status).toBe(405);
    const isPublic = await fetch(`http://127.0.0.1:${new URL(address).port}/metrics`);
    expect(isPublic.status).toBe(404);
    if (OUTSIDE) {
      const stranger = connect(Number(port), OUTSIDE);
      const [error] = await once(stranger, 'error');
      expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    }

    // Taken already it keeps another server from starting, which says so.
    const second = await POSTGRES.makePlace();
    const other = startServer(second.settings, { METRICS_PORT: new URL(metrics).port });
    const { code, errors } = await other.ended;
    await second.remove();
    expect(code).toBe(1);
    expect(errors).toContain(
      `EADDRINUSE: address already in use 127.0.0.1:${new URL(metrics).port}. Stop the program that listens there, or set PORT or METRICS_PORT`,
    );
  });
});
