import { failureOf } from '../database/failure.ts';
import { CONNECTION_TIMEOUT_MS } from '../database/query.ts';
import { refusals } from '../http/api-error.ts';

/** The most rows of one statement, unless a single request has more of them. */
export const MAX_ROWS = 64;
/** The most JSON of one statement, in UTF-16 units, unless a single request has more: large bodies hold up small ones. */
export const MAX_JSON_LENGTH = 256 * 1024;
/** The most statements at once. A second one starts only where it would be full: fewer, fuller statements store more. */
const MAX_IN_FLIGHT = 2;
/** The most requests that wait. Beyond them each is refused at once, as it would wait in vain. */
export const MAX_WAITING = 4_096;

/** Stores the rows in `json`, a list, with one statement that fills `columns`: all of them or none. */
type Run = (columns: readonly string[], json: string) => Promise<unknown>;

/** A request's rows, on their way: `json` is the inside of a list. */
type Insert = {
  columns: readonly string[];
  /** The same for all that fill the same columns. */
  kind: string;
  json: string;
  rows: number;
  /** Ends the waiting when it takes too long. */
  patience: NodeJS.Timeout;
  stored(): void;
  failed(error: unknown): void;
};

/**
 * Puts inserts together that wait at the same time and fill the same columns: a commit costs the same for one row
 * as for many. Nothing waits for company; a statement starts as soon as the one before has ended.
 *
 * `insert` stores the rows of one request, all or none, and resolves once they are committed. It throws what they get
 * for themselves, whoever they travel with, or an `ApiError` where their turn does not come within `patienceMs`.
 */
export function gatherInserts(run: Run, patienceMs = CONNECTION_TIMEOUT_MS) {
  const waiting = new Set<Insert>();
  let inFlight = 0;

  async function startNext(): Promise<void> {
    const enough = inFlight === 0 ? 1 : MAX_ROWS;
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
      // Once the next statement is on its way: the database need not wait until these answers are written.
      setImmediate(() => {
        for (const { stored } of inserts) stored();
      });
    } catch (error) {
      if (inserts.length > 1 && failureOf(error) === 'refused') return storeApart(inserts);
      for (const { failed } of inserts) failed(error);
    }
  }

  /** Nothing was stored, and nobody knows whose row is at fault: each has its own error, or none. */
  async function storeApart(inserts: readonly Insert[]): Promise<void> {
    for (const insert of inserts) await store([insert]);
  }

  return {
    waiting: () => waiting.size,
    insert: (columns: readonly string[], rows: readonly unknown[]) =>
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
      }),
  };
}

/** Takes the oldest insert out of `waiting`, and with it what fills the same columns and still fits, by age. */
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
