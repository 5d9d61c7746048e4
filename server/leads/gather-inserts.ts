import { CONNECTION_TIMEOUT_MS } from '../database/query.ts';
import { refusals } from '../http/api-error.ts';
import { isFaultOfRows } from '../http/refusal-of.ts';

/** The most rows of one statement, unless a single request has more of them. */
export const MAX_ROWS = 64;
/** The most JSON of one statement, in UTF-16 units, unless a single request has more: large bodies hold up small ones. */
export const MAX_JSON_LENGTH = 256 * 1024;
/** The most statements at once. A second one starts only where it would be full: fewer, fuller statements store more. */
export const MAX_IN_FLIGHT = 2;
/** The most requests that wait. Beyond them each is refused at once, as it would wait in vain. */
export const MAX_WAITING = 4_096;
/**
 * Into how many parts a refused statement is split. One bad row among 64 costs
 * 16 statements more (halves: 12), 64 bad ones 72 (halves: 126).
 */
const PARTS = 8;

/** Stores the rows in `json`, a list, with one statement: all of them or none. */
type Run = (text: string, json: string) => Promise<unknown>;

/** Is told what becomes of the inserts, to be counted. */
export type InsertObserver = {
  /** So many requests wait now. */
  waiting(count: number): void;
  /** A statement with so many rows was committed. */
  stored(rows: number): void;
};

const NOBODY: InsertObserver = { waiting() {}, stored() {} };

/** A request's rows, on their way: `json` is the inside of a list. */
type Insert = {
  text: string;
  json: string;
  rows: number;
  /** Ends the waiting when it takes too long. */
  patience: NodeJS.Timeout;
  stored(): void;
  failed(error: unknown): void;
};

/**
 * Puts inserts together that wait at the same time for the same statement
 * `text`: a commit costs the same for one row as for many. Nothing waits for
 * company; a statement starts as soon as the one before has ended.
 *
 * What is given back stores the rows of one request, all or none, and resolves
 * once they are committed. It throws what they get for themselves, whoever they
 * travel with, or an `ApiError` where their turn does not come within `patienceMs`.
 */
export function gatherInserts(
  run: Run,
  observer = NOBODY,
  patienceMs = CONNECTION_TIMEOUT_MS,
): (text: string, rows: readonly unknown[]) => Promise<void> {
  const waiting = new Set<Insert>();
  let inFlight = 0;

  async function startNext(): Promise<void> {
    const enough = inFlight === 0 ? 1 : MAX_ROWS;
    if (inFlight === MAX_IN_FLIGHT || waiting.size < enough) return;
    inFlight++;
    const together = takeTogether(waiting);
    observer.waiting(waiting.size);
    await store(together);
    inFlight--;
    startNext();
  }

  async function store(inserts: readonly Insert[]): Promise<void> {
    try {
      await run(inserts[0]?.text ?? '', `[${inserts.map(({ json }) => json).join()}]`);
      observer.stored(inserts.reduce((sum, { rows }) => sum + rows, 0));
      // Once the next statement is on its way: the database need not wait until these answers are written.
      setImmediate(() => {
        for (const { stored } of inserts) stored();
      });
    } catch (error) {
      if (inserts.length > 1 && isFaultOfRows(error)) return storeParts(inserts);
      for (const { failed } of inserts) failed(error);
    }
  }

  /** Nothing was stored, and nobody knows whose row is at fault: each part is tried until one is left alone with its error. */
  async function storeParts(inserts: readonly Insert[]): Promise<void> {
    const size = Math.ceil(inserts.length / PARTS);
    for (let from = 0; from < inserts.length; from += size) await store(inserts.slice(from, from + size));
  }

  return (text, rows) =>
    new Promise((resolve, reject) => {
      if (waiting.size >= MAX_WAITING) return reject(refusals.tooManyWaiting());
      const insert: Insert = {
        text,
        json: rows.map((row) => JSON.stringify(row)).join(),
        rows: rows.length,
        patience: setTimeout(() => {
          waiting.delete(insert);
          observer.waiting(waiting.size);
          reject(refusals.poolExhausted());
        }, patienceMs),
        stored: resolve,
        failed: reject,
      };
      waiting.add(insert);
      observer.waiting(waiting.size);
      startNext();
    });
}

/** Takes the oldest insert out of `waiting`, and with it what has the same statement and still fits, by age. */
function takeTogether(waiting: Set<Insert>): Insert[] {
  const taken: Insert[] = [];
  let rows = 0;
  let length = 0;
  for (const insert of waiting) {
    const [oldest = insert] = taken;
    if (insert.text !== oldest.text) continue;
    rows += insert.rows;
    length += insert.json.length;
    if (insert !== oldest && (rows > MAX_ROWS || length > MAX_JSON_LENGTH)) break;
    waiting.delete(insert);
    clearTimeout(insert.patience);
    taken.push(insert);
  }
  return taken;
}
