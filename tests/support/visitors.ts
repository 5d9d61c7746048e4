import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Lead } from '../../lead/lead.ts';
import { KEY, LEADS } from './app-on.ts';
import { leadRow } from './lead-row.ts';

/** How long a visitor takes to press the button again after a failure. */
const SECOND_TRY_MS = 100;
/** As long as the page waits for an answer (`site/popup/send-lead.ts`). */
const SEND_TIMEOUT_MS = 20_000;
/** How long visitors go on once no new lead is begun. Whatever is not stored by then is given up. */
const PATIENCE_MS = 40_000;

/** What is answered while a database is away, full or busy. All else is a broken promise. */
const REFUSALS = [503, 504];
const STACK_LINE = /\bat .*[/\\].*:\d+|node:internal|node_modules/;
const errorBody = v.strictObject({
  code: v.nullable(v.string()),
  message: v.string(),
  details: v.nullable(v.string()),
  hint: v.nullable(v.string()),
});

/** People who fill the form one after another, and send a lead again, with its id, until it is acknowledged. */
export type Visitors = {
  sent: number;
  /** The ids that the server said it had stored, now or before. */
  acknowledged: string[];
  /** How often each status was answered; `none` is a connection that broke or was refused. */
  answers: Map<string, number>;
  /** What should not have been answered. */
  wrong: string[];
  /** Resolves once this holds. It is asked after each try. */
  until(holds: () => boolean): Promise<void>;
  /** Begins no new lead; resolves once every lead is acknowledged or given up. */
  finish(): Promise<void>;
};

/** Sends leads over `connections` at a time; each try asks for the `address`. Every lead has an e-mail of its own. */
export function sendLeads(
  connections: number,
  address: () => string,
  changes: () => Record<string, unknown> = () => ({}),
): Visitors {
  const acknowledged: string[] = [];
  const answers = new Map<string, number>();
  const wrong: string[] = [];
  const waiting = new Set<() => void>();
  let deadline = Number.POSITIVE_INFINITY;
  const visitors: Visitors = { sent: 0, acknowledged, answers, wrong, until, finish };

  function until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  }

  async function finish(): Promise<void> {
    deadline = Date.now() + PATIENCE_MS;
    await all;
  }

  async function visit(): Promise<void> {
    while (deadline === Number.POSITIVE_INFINITY) {
      visitors.sent++;
      const row = leadRow();
      await submit({ ...row, email: `${row.id}@kvetina.example`, ...changes() });
    }
  }

  async function submit(row: Lead): Promise<void> {
    while (Date.now() < deadline) {
      const stored = await tryOnce(row);
      if (stored) acknowledged.push(row.id);
      for (const look of waiting) look();
      if (stored) return;
      await pause(SECOND_TRY_MS);
    }
  }

  async function tryOnce(row: Lead): Promise<boolean> {
    const answer = await post(address() + LEADS, row);
    const status = String(answer?.status ?? 'none');
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (answer === null) return false;
    if (answer.status === 201) return true;
    const fault = faultIn(answer, row);
    if (fault) wrong.push(fault);
    return answer.status === 409 && answer.text.includes('"23505"');
  }

  const all = Promise.all(Array.from({ length: connections }, visit));
  return visitors;
}

type Answer = { status: number; text: string };

/** `null` where no answer came. */
async function post(address: string, row: Lead): Promise<Answer | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { apikey: KEY, 'content-type': 'application/json' },
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/** What is wrong with a refusal, or `null`: its status, its shape, a stack in it, or something of the lead. */
export function faultIn({ status, text }: Answer, row: Lead): string | null {
  if (!REFUSALS.includes(status) && !(status === 409 && text.includes('"23505"'))) return `status ${status}`;
  if (!isErrorBody(text)) return `${status} without the shape of an error`;
  if (STACK_LINE.test(text)) return `${status} with a stack`;
  const { id, name, email, phone, subject, requirements } = row;
  const quotes = [id, name, email, phone, subject, requirements].some((value) => text.includes(value));
  return quotes ? `${status} with something of the lead` : null;
}

function isErrorBody(text: string): boolean {
  try {
    return v.is(errorBody, JSON.parse(text));
  } catch {
    return false;
  }
}
