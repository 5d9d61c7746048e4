import { failureOf } from '../database/failure.ts';
import { CONNECTION_TIMEOUT_MS } from '../database/query.ts';
import { refusals } from '../http/api-error.ts';

/** The most rows per statement, unless a single request has more. */
export const MAX_ROWS = 64;
/** The most JSON per statement, in UTF-16 units, unless a single request has more. Large bodies delay small ones. */
export const MAX_JSON_LENGTH = 256 * 1024;
/** The most statements at once. */
const MAX_IN_FLIGHT = 2;
/** The waiting requests with which a second statement starts. With fewer, it costs more than it gains. */
export const SECOND_FROM = 8;
/** The most waiting requests. Others are refused at once, because they would time out. */
export const MAX_WAITING = 4_096;

/** Stores the rows of the JSON list `json` in one statement: all or none. */
type Run = (columns: readonly string[], json: string) => Promise<unknown>;

/** One request's rows. `json` is the inside of a list. */
type Insert = {
  columns: readonly string[];
  /** Equal for requests with the same columns. */
  kind: string;
  json: string;
  rows: number;
  /** The timeout of the wait. */
  patience: NodeJS.Timeout;
  stored(): void;
  failed(error: unknown): void;
};

/**
 * Batches waiting inserts with the same columns, because a commit costs the same for one row as for many. No insert
 * waits for others to arrive: a statement starts as soon as the one before has ended.
 *
 * Returns the function that stores one request's rows, all or none, and resolves when they are committed. It throws the
 * request's own error, or an `ApiError` after waiting for `patienceMs`.
 */
export function gatherInserts(run: Run, patienceMs = CONNECTION_TIMEOUT_MS) {
  const waiting = new Set<Insert>();
  let inFlight = 0;

  async function startNext(): Promise<void> {
    const enough = inFlight === 0 ? 1 : SECOND_FROM;
    if (inFlight === MAX_IN_FLIGHT || waiting.size < enough) return;
    inFlight++;
    const together = takeTogether(waiting);
    await store(together);
    inFlight--;
    startNext();
  }

  async function store(inserts: readonly Insert[]): Promise<void> {
    try {
      await run(inserts[0]?.columns ?? [], `[${inserts.map(({ json }) => json).join()}]`);
      // After the next statement has started, so that the database does not wait while answers are written.
      setImmediate(() => {
        for (const { stored } of inserts) stored();
      });
    } catch (error) {
      if (inserts.length > 1 && failureOf(error) === 'refused') return storeApart(inserts);
      for (const { failed } of inserts) failed(error);
    }
  }

  /** Retries each request separately, because the database stored nothing and did not name the bad row. */
  async function storeApart(inserts: readonly Insert[]): Promise<void> {
    for (const insert of inserts) await store([insert]);
  }

  return (columns: readonly string[], rows: readonly unknown[]) =>
    new Promise<void>((resolve, reject) => {
      if (waiting.size >= MAX_WAITING) return reject(refusals.tooManyWaiting());
      const insert: Insert = {
        columns,
        kind: JSON.stringify(columns),
        json: rows.map((row) => JSON.stringify(row)).join(),
        rows: rows.length,
        patience: setTimeout(() => {
          waiting.delete(insert);
          reject(refusals.poolExhausted());
        }, patienceMs),
        stored: resolve,
        failed: reject,
      };
      waiting.add(insert);
      startNext();
    });
}

/** Removes the oldest insert from `waiting`, and as many with the same columns as fit, oldest first. */
function takeTogether(waiting: Set<Insert>): Insert[] {
  const taken: Insert[] = [];
  let rows = 0;
  let length = 0;
  for (const insert of waiting) {
    const [oldest = insert] = taken;
    if (insert.kind !== oldest.kind) continue;
    rows += insert.rows;
    length += insert.json.length;
    if (insert !== oldest && (rows > MAX_ROWS || length > MAX_JSON_LENGTH)) break;
    waiting.delete(insert);
    clearTimeout(insert.patience);
    taken.push(insert);
  }
  return taken;
}
