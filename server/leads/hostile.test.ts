import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appOn, KEY, LEADS, send } from '../../tests/support/app-on.ts';
import { openForTests, POSTGRES } from '../../tests/support/databases.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';

const RUNS = 100;

/** Part of every row and of many hostile values. No answer and no log may contain it. */
const [, SECRET = ''] = FORM.name.split(' ');

const NAMES = ['__proto__', 'constructor', 'toJSON', '', 'length', ...Object.keys(leadRow())];
/** As JSON text, because `JSON.stringify` never writes some of it. */
const hostileValue = fc.oneof(
  fc.constantFrom('1e400', '-0', 'null', 'true', '[]', '{}', '""', '9'.repeat(400)),
  fc
    .constantFrom('\\u0000', '\\ud800', '\\\\', `'; drop table leads; --`, '$1', '{1,2}')
    .map((part) => `"${SECRET}${part}"`),
  fc.constantFrom('"infinity"', '"now"', '"294276-12-31"', '"4713-01-01 BC"', '"2024-02-30"'),
  fc.constantFrom(...NAMES).map((name) => `{${JSON.stringify(name)}:"${SECRET}"}`),
  fc.integer({ min: 1, max: 40 }).map((depth) => `${'['.repeat(depth)}"${SECRET}"${']'.repeat(depth)}`),
  fc.string({ unit: 'binary', maxLength: 40 }).map((part) => JSON.stringify(SECRET + part)),
  fc.integer({ min: 1, max: 100_000 }).map((length) => JSON.stringify(SECRET.padEnd(length, 'a'))),
  fc.json(),
);
const rowWith = (name: string, value: string) => {
  const { [name]: _, ...others }: Record<string, unknown> = leadRow();
  return `${JSON.stringify(others).slice(0, -1)},${JSON.stringify(name)}:${value}}`;
};
const hostileRow = fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string()), hostileValue);
const hostileBody = fc.oneof(
  { weight: 6, arbitrary: hostileRow.map((row) => Buffer.from(rowWith(...row))) },
  fc
    .array(hostileRow, { maxLength: 4 })
    .map((rows) => Buffer.from(`[${rows.map((row) => rowWith(...row))}]`)),
  hostileValue.map((value) => Buffer.from(value)),
  // Truncated, and with invalid UTF-8.
  fc.nat(600).map((length) => Buffer.from(JSON.stringify(leadRow())).subarray(0, length)),
  fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes)),
  fc.integer({ min: 1_000, max: 100_000 }).map((depth) => Buffer.from('['.repeat(depth))),
);
const hostileQuery = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc
    .array(fc.constantFrom(...NAMES, '"', '%00', '%ff'), { minLength: 1 })
    .map((names) => `?columns=${names}`),
);

/** Whether an answer has the API's error shape, without quoting input or the place of the error. */
function expectRefusal({ statusCode, body }: { statusCode: number; body: string }): void {
  expect([400, 409, 413]).toContain(statusCode);
  expect(Object.keys(JSON.parse(body))).toEqual(['code', 'message', 'details', 'hint']);
  expect(body).not.toContain(SECRET);
  expect(body).not.toMatch(/\bat .*:\d+:\d+|node:|\.ts\b/);
}

const open = openForTests(POSTGRES);

it('a hostile body for the lead API is stored or refused, quoted nowhere, and harms no lead beside it', async () => {
  const log: string[] = [];
  const app = await appOn(open.database, { log: { write: (line) => log.push(line) } });
  const counts = { stored: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(hostileBody, hostileQuery, async (payload, query) => {
      const headers = { apikey: KEY, 'content-type': 'application/json' };
      const [answer, beside] = await Promise.all([
        app.inject({ method: 'POST', url: LEADS + query, headers, payload }),
        send(app, { body: leadRow() }),
      ]);
      expect(beside.statusCode).toBe(201);
      const stored = answer.statusCode === 201;
      counts[stored ? 'stored' : 'refused']++;
      if (stored) expect(answer.body).toBe('');
      else expectRefusal(answer);
    }),
    { numRuns: RUNS },
  );
  expect(counts.stored).toBeGreaterThan(0);
  expect(counts.refused).toBeGreaterThan(RUNS / 3);
  expect(log.join('')).not.toContain(SECRET);
  await app.close();
});
