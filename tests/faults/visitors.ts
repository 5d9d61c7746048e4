import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lead } from '../../lead/lead.ts';
import { KEY, LEADS } from '../support/app-on.ts';
import { leadRow } from '../support/lead-row.ts';

/** The time a visitor takes to press the button again after a failure. */
const SECOND_TRY_MS = 100;
/** The page's timeout for an answer (`site/popup/send-lead.ts`). */
const SEND_TIMEOUT_MS = 20_000;
/** The time visitors keep retrying after no new lead starts. Then they give up. */
const PATIENCE_MS = 40_000;

/** The answers while a database is down, full or busy. Any other breaks a promise. */
const REFUSALS = ['503', '504'];
/** An error in PostgREST's shape. Its text has room for neither a stack trace nor a lead. */
const ERROR_BODY = /^\{"code":[^,]{4,20},"message":"[\w .,:'-]{1,80}","details":null,"hint":null\}$/;
const STORED_ALREADY = /"code":"23505","message":"[^"]*\\"leads_pkey\\""/;

/**
 * Starts visitors who fill in the form one after another, `count` at a time, each with another email and `changes`.
 * They send each lead, with its id, to the current `address` until it is acknowledged.
 */
export function startVisitors(count: number, address: () => string, changes = (): object => ({})) {
  const seen = {
    sent: 0,
    /** The longest time from a lead's first attempt to its acknowledgement. */
    longestMs: 0,
    /** Answers because of the database. */
    refusals: 0,
    /** The ids that the server reported as stored, now or before. */
    acknowledged: [] as string[],
    /** The number of answers by status. `none` is a connection that broke or was refused. */
    answers: new Map<string, number>(),
    /** Answers that no one should get. */
    wrong: new Set<string>(),
  };
  let deadline = Number.POSITIVE_INFINITY;

  async function visit(): Promise<void> {
    while (deadline === Number.POSITIVE_INFINITY) {
      const row = leadRow();
      seen.sent++;
      await submit({ ...row, email: `${row.id}@kvetina.example`, ...changes() });
    }
  }

  async function submit(row: Lead): Promise<void> {
    const begun = performance.now();
    while (Date.now() < deadline) {
      if (await isStored(row)) {
        seen.acknowledged.push(row.id);
        seen.longestMs = Math.max(seen.longestMs, performance.now() - begun);
        return;
      }
      await pause(SECOND_TRY_MS);
    }
  }

  /** Sends `row` once, and counts the answer. */
  async function isStored(row: Lead): Promise<boolean> {
    const [status, text] = await post(address() + LEADS, row);
    seen.answers.set(status, (seen.answers.get(status) ?? 0) + 1);
    if (status === '201' || (status === '409' && STORED_ALREADY.test(text))) return true;
    if (REFUSALS.includes(status) && ERROR_BODY.test(text)) seen.refusals++;
    else if (status !== 'none') seen.wrong.add(`${status}: ${text}`);
    return false;
  }

  const all = Promise.all(Array.from({ length: count }, visit));
  return {
    seen,
    /** Starts no new lead. Resolves when every lead is acknowledged or given up. */
    async finish(): Promise<void> {
      deadline = Date.now() + PATIENCE_MS;
      await all;
    },
  };
}

/** An address in a random network. */
function someAddress(): string {
  const [first, second] = randomUUID().split('-');
  return `2001:${first?.slice(0, 4)}:${second}::1`;
}

/** The status and text of the answer. */
async function post(address: string, row: Lead): Promise<[status: string, text: string]> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { apikey: KEY, 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    return [String(response.status), await response.text()];
  } catch {
    return ['none', ''];
  }
}
