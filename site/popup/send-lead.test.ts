import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadRow } from '../../tests/support/lead-row.ts';
import { RETRY_DELAYS_MS, sendLead } from './send-lead.ts';

type Answer = () => Promise<Response>;

const answered =
  (status: number, body: unknown = null): Answer =>
  async () =>
    Response.json(body, { status });
/** PostgreSQL's answer to a row that breaks a constraint. */
const conflictWith = (constraint: string) => {
  const message = `duplicate key value violates unique constraint "${constraint}"`;
  return answered(409, { code: '23505', message });
};
const networkFails: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
/** A redirect that the browser does not follow. */
const redirected: Answer = async () => Response.error();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a lead. Each attempt gets the next of `answers`, the last one repeatedly. */
async function send(...answers: [Answer, ...Answer[]]) {
  const lead = leadRow();
  const left = [...answers];
  const fetched = vi.fn((_url: string, _options: RequestInit) =>
    (left.shift() ?? answers.at(-1) ?? networkFails)(),
  );
  vi.stubGlobal('fetch', fetched);
  const outcome = sendLead(lead, { url: '/rest/v1', key: 'key' }).then(
    () => 'stored',
    (error: Error) => error.message,
  );
  await vi.runAllTimersAsync();
  return { lead, outcome: await outcome, tries: fetched.mock.calls };
}

describe('a lead', () => {
  it.each<[string, Answer]>([
    ['is stored', answered(201)],
    ['was stored by an earlier attempt', conflictWith('leads_pkey')],
  ])('is reported as stored after one attempt if it %s', async (_what, answer) => {
    expect(await send(answer)).toMatchObject({ outcome: 'stored', tries: { length: 1 } });
  });

  it.each<[string, Answer]>([
    ...[200, 203, 206, 400, 413, 429, 500].map((status): [string, Answer] => [`${status}`, answered(status)]),
    ['204', async () => new Response(null, { status: 204 })],
    ['a redirect', redirected],
    ['a 409 for another reason', answered(409)],
    ['another broken constraint', conflictWith('leads_email_key')],
  ])('is reported as not stored after one attempt by %s, without quoting it', async (_what, answer) => {
    const { lead, outcome, tries } = await send(answer);
    expect(outcome).toMatch(/^the lead was not stored: HTTP \d+, code \w+$/);
    expect(outcome).not.toContain(lead.email);
    expect(tries).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['the network fails', networkFails],
    ...[502, 503, 504].map((status): [string, Answer] => [`the answer is ${status}`, answered(status)]),
  ])('is retried with the same id while %s', async (_what, away) => {
    const { outcome, tries } = await send(away, answered(201));
    expect(outcome).toBe('stored');
    expect(tries).toHaveLength(2);
    expect(tries[0]?.[1].body).toBe(tries[1]?.[1].body);
    expect((await send(away)).tries).toHaveLength(1 + RETRY_DELAYS_MS.length);
  });
});
