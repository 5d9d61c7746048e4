import { setTimeout as pause } from 'node:timers/promises';
import { leadRow } from '../../tests/support/lead-row.ts';
import { residentMegabytes } from '../../tests/support/server-process.ts';
import { startPostgres } from '../../tests/support/start-postgres.ts';
import { runPgbench, runWrk } from './load.ts';
import { type Line, median, type Section } from './report.ts';
import { KEY, temporarySite } from './site.ts';

/** Targets as a ratio to pgbench's rate, by number of connections. */
const RATIOS = { 16: 1.0, 64: 1.5 };
const EMBEDDED_LEADS_A_SECOND = 1_000;
const EMBEDDED_CONNECTIONS = 16;
const MEMORY_AT_REST_MB = 300;
const REST_MS = 5_000;
const ROUNDS = 3;
const ROUND_S = 4;

/** Measures leads stored a second: on PostgreSQL compared with pgbench, and on the embedded database. */
export async function measureInserts(): Promise<Section[]> {
  const lines = [...(await onPostgres()), ...(await onEmbedded())];
  const method = `wrk posts leads like the page, each with its own id. pgbench inserts the same row as the same role, with a prepared statement. They run in turns: medians of ${ROUNDS} rounds of ${ROUND_S} s, without rate limits, every lead synced to disk.`;
  return [{ title: 'Inserts', method, lines }];
}

async function onPostgres(): Promise<Line[]> {
  const postgres = await startPostgres();
  const databaseUrl = `${postgres.url}/postgres`;
  const site = await temporarySite(databaseUrl);
  const lines: Line[] = [];
  try {
    await post(site.address, EMBEDDED_CONNECTIONS);
    for (const [count, least] of Object.entries(RATIOS)) {
      const connections = Number(count);
      const [ours, theirs]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await runPgbench(databaseUrl, leadRow(), { connections, seconds: ROUND_S }));
        ours.push(await post(site.address, connections));
      }
      const what = `PostgreSQL, ${connections} connections: inserts a second ÷ pgbench’s (${Math.round(median(theirs))})`;
      lines.push({ what, measured: median(ours) / median(theirs), least, unit: '' });
    }
  } finally {
    await site.stop();
    await postgres.stop();
  }
  return lines;
}

async function onEmbedded(): Promise<Line[]> {
  const site = await temporarySite();
  try {
    await pause(REST_MS);
    const memory = await residentMegabytes(site.pid);
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round++) rates.push(await post(site.address, EMBEDDED_CONNECTIONS));
    const what = `embedded, ${EMBEDDED_CONNECTIONS} connections: leads acknowledged a second`;
    return [
      { what: 'embedded: memory at rest', measured: memory, most: MEMORY_AT_REST_MB, unit: 'MB' },
      { what, measured: median(rates), least: EMBEDDED_LEADS_A_SECOND, unit: '' },
    ];
  } finally {
    await site.stop();
  }
}

function post(address: string, connections: number): Promise<number> {
  const headers = { apikey: KEY, authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ ...leadRow(), id: 'ID' });
  return runWrk({ address: `${address}/rest/v1/leads`, headers, body }, { connections, seconds: ROUND_S });
}
