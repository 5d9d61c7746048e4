import pg from 'pg';
import type { Backend } from './backend.ts';

/** How long a host may take to say what it is. One that is cut off takes all of it. */
export const PROBE_TIMEOUT_MS = 2_000;

/** The host that takes writes, and the timeline of its log, which each promotion of a standby counts up. */
export type Primary = { backend: Backend; timeline: number };

/** None of the hosts takes writes at the moment. The message says of each why. */
export class NoPrimaryError extends Error {
  override name = 'NoPrimaryError';
}

/**
 * Asks all hosts at once which of them takes writes. Where several do, as after
 * the promotion of a standby while the old primary runs on, the latest promotion
 * counts; what is older than `leastTimeline` never does. Throws a `NoPrimaryError`.
 */
export async function findPrimary(backends: readonly Backend[], leastTimeline = 0): Promise<Primary> {
  const answers = await Promise.all(
    backends.map(async (backend) => ({ backend, answer: await askHost(backend, leastTimeline) })),
  );
  const primaries = answers.flatMap(({ backend, answer }) =>
    typeof answer === 'number' ? [{ backend, timeline: answer }] : [],
  );
  const [primary] = primaries.sort((one, other) => other.timeline - one.timeline);
  if (primary) return primary;
  const reasons = answers.map(({ backend: { name }, answer }) => `${name} ${answer}`);
  throw new NoPrimaryError(`No host of DATABASE_URL is a primary: ${reasons.join(', ')}.`);
}

/** Its timeline where it takes writes, else what it is instead. */
async function askHost(backend: Backend, leastTimeline: number): Promise<number | string> {
  const client = new pg.Client({
    ...backend.migration,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  // One that breaks meanwhile is reported by the query.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean; wal: string | null }>(WHAT_IT_IS);
    const [found] = rows;
    if (!found?.wal) return found?.standby ? 'is a standby' : 'only reads';
    const timeline = Number.parseInt(found.wal.slice(0, TIMELINE_DIGITS), 16);
    return timeline >= leastTimeline ? timeline : 'was left behind by a promotion';
  } catch (error) {
    // No message: it may quote the address.
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    return `does not answer${code}`;
  } finally {
    // Not waited for: a host that is cut off never says goodbye.
    client.end().catch(() => {});
  }
}

/** A file of the log is named after its timeline, in hexadecimal, and its place. */
const TIMELINE_DIGITS = 8;
const WHAT_IT_IS = `
  select pg_catalog.pg_is_in_recovery() as standby,
    case when not pg_catalog.pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
      then pg_catalog.pg_walfile_name(pg_catalog.pg_current_wal_lsn()) end as wal`;
