import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
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
const REFUSALS = [503, 504];
const STACK_LINE = /\bat .*[/\\].*:\d+|node:internal|node_modules/;
const errorBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    code: v.nullable(v.string()),
    message: v.string(),
    details: v.nullable(v.string()),
    hint: v.nullable(v.string()),
  }),
);

/** Visitors who fill in the form one after another, and retry each lead, with its id, until it is acknowledged. */
export class Visitors {
  sent = 0;
  /** The longest time from a lead's first attempt to its acknowledgement. */
  longestMs = 0;
  /** The ids that the server reported as stored, now or before. */
  readonly acknowledged: string[] = [];
  /** The number of answers by status. `none` is a connection that broke or was refused. */
  readonly answers = new Map<string, number>();
  /** Answers that no one should get. */
  readonly wrong = new Set<string>();
  readonly #address: () => string;
  readonly #changes: () => Record<string, unknown>;
  readonly #all: Promise<unknown>;
  #deadline = Number.POSITIVE_INFINITY;

  /** Sends `count` leads at a time, each with its own email. Each attempt asks for the `address`. */
  constructor(count: number, address: () => string, changes: () => Record<string, unknown> = () => ({})) {
    this.#address = address;
    this.#changes = changes;
    this.#all = Promise.all(Array.from({ length: count }, () => this.#visit()));
  }

  /** The number of refusals because of the database. */
  get refusals(): number {
    return REFUSALS.reduce((sum, status) => sum + (this.answers.get(`${status}`) ?? 0), 0);
  }

  /** Starts no new lead. Resolves when every lead is acknowledged or given up. */
  async finish(): Promise<void> {
    this.#deadline = Date.now() + PATIENCE_MS;
    await this.#all;
  }

  async #visit(): Promise<void> {
    while (this.#deadline === Number.POSITIVE_INFINITY) {
      const row = leadRow();
      this.sent++;
      await this.#submit({ ...row, email: `${row.id}@kvetina.example`, ...this.#changes() });
    }
  }

  async #submit(row: Lead): Promise<void> {
    const begun = performance.now();
    while (Date.now() < this.#deadline) {
      if (await this.#try(row)) {
        this.acknowledged.push(row.id);
        this.longestMs = Math.max(this.longestMs, performance.now() - begun);
        return;
      }
      await pause(SECOND_TRY_MS);
    }
  }

  async #try(row: Lead): Promise<boolean> {
    const answer = await post(this.#address() + LEADS, row);
    const status = String(answer?.status ?? 'none');
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    if (answer === null) return false;
    if (answer.status === 201) return true;
    const fault = faultIn(answer, row);
    if (fault) this.wrong.add(fault);
    return isStoredAlready(answer);
  }
}

type Answer = { status: number; text: string };

/** An address in a random network. */
function someAddress(): string {
  const [first, second] = randomUUID().split('-');
  return `2001:${first?.slice(0, 4)}:${second}::1`;
}

/** `null` if no answer arrived. */
async function post(address: string, row: Lead): Promise<Answer | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { apikey: KEY, 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

function isStoredAlready({ status, text }: Answer): boolean {
  return status === 409 && text.includes('"23505"');
}

/** The fault of an answer, or `null`: its status, its shape, a stack trace, or part of the lead. */
export function faultIn(answer: Answer, row: Lead): string | null {
  const { status, text } = answer;
  if (!REFUSALS.includes(status) && !isStoredAlready(answer)) return `status ${status}`;
  if (!v.is(errorBody, text)) return `${status} without the shape of an error`;
  if (STACK_LINE.test(text)) return `${status} with a stack`;
  const { id, name, email, phone, subject, requirements } = row;
  const quotes = [id, name, email, phone, subject, requirements].some((value) => text.includes(value));
  return quotes ? `${status} with something of the lead` : null;
}
