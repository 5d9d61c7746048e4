import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOn, KEY, LEADS, send } from '../../tests/support/app-on.ts';
import { EMBEDDED, openForTests } from '../../tests/support/databases.ts';
import { builtSite, formBody, postForm } from '../../tests/support/form-post.ts';
import { FORM, leadRow } from '../../tests/support/lead-row.ts';
import { BODY_LIMIT_BYTES } from './route.ts';

const RUNS = 100;
const MEGABYTE = 1024 * 1024;

/** In every row, and in many a hostile value: no answer and no log may hold it. */
const [, SECRET = ''] = FORM.name.split(' ');

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'toJSON', 'hasOwnProperty', '', 'length'];
const COLUMNS = Object.keys(leadRow());

const deep = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}']), fc.integer({ min: 1, max: 40 }))
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}"${SECRET}"${close.repeat(depth)}`);
/** As JSON text, since `JSON.stringify` never writes some of it. */
const hostileValue = fc.oneof(
  fc.constantFrom('1e400', '-1e400', '1e-400', '-0', '0.1', 'null', 'true', '[]', '{}', '""'),
  fc.integer({ min: 1, max: 5 }).map((power) => `${'9'.repeat(10 ** power)}`),
  fc
    .constantFrom(
      '\\u0000',
      '\\ud800',
      '\\udc00',
      '\\u0001',
      '\\\\',
      `'; drop table leads; --`,
      '$1',
      '{1,2}',
    )
    .map((part) => `"${SECRET}${part}"`),
  fc
    .constantFrom(
      'infinity',
      '-infinity',
      'now',
      'epoch',
      '294276-12-31',
      '4713-01-01 BC',
      '24:00',
      '2024-02-30',
    )
    .map((moment) => JSON.stringify(moment)),
  fc.constantFrom(...KEYS).map((key) => JSON.stringify(key)),
  fc.constantFrom(...KEYS).map((key) => `{${JSON.stringify(key)}:"${SECRET}"}`),
  fc.string({ unit: 'binary', maxLength: 40 }).map((part) => JSON.stringify(SECRET + part)),
  fc.integer({ min: 1, max: 100_000 }).map((length) => JSON.stringify(SECRET.padEnd(length, 'a'))),
  fc.json(),
  deep,
);
const rowWith = (key: string, value: string) => {
  const others = Object.entries(leadRow()).filter(([name]) => name !== key);
  const members = others.map(([name, sent]) => `${JSON.stringify(name)}:${JSON.stringify(sent)}`);
  return `{${[...members, `${JSON.stringify(key)}:${value}`]}}`;
};
const hostileRow = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...COLUMNS) },
      { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...KEYS), fc.string()) },
    ),
    hostileValue,
  )
  .map(([key, value]) => rowWith(key, value));
const hostileBody = fc.oneof(
  { weight: 6, arbitrary: hostileRow.map((row) => Buffer.from(row)) },
  fc.array(hostileRow, { maxLength: 4 }).map((rows) => Buffer.from(`[${rows}]`)),
  hostileValue.map((value) => Buffer.from(value)),
  // Cut short, or with bytes in it that are no UTF-8.
  fc.tuple(hostileRow, fc.nat(600)).map(([row, length]) => Buffer.from(row).subarray(0, length)),
  fc
    .tuple(hostileRow, fc.nat(600), fc.uint8Array({ min: 128, minLength: 1, maxLength: 4 }))
    .map(([row, at, bytes]) => {
      const body = Buffer.from(row);
      return Buffer.concat([body.subarray(0, at), bytes, body.subarray(at)]);
    }),
  fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes)),
  fc
    .integer({ min: 1, max: 10 })
    .map((size) => Buffer.from(rowWith('requirements', `"${'a'.repeat(size * MEGABYTE)}"`))),
  fc.integer({ min: 1_000, max: 100_000 }).map((depth) => Buffer.from('['.repeat(depth))),
);
const hostileForm = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...Object.keys(FORM), 'source_page', 'source_referrer', ...KEYS),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom(
          '',
          '\0',
          '-1',
          '9'.repeat(400),
          `"><script>${SECRET}`,
          'https://[',
          SECRET.repeat(9_000),
        ),
      ),
    )
    .map(([name, value]) => Buffer.from(formBody({ [name]: value }))),
  // Escapes that are none, and fields that come twice.
  fc
    .constantFrom('%', '%zz', '%ff', '%00', '&name=&name=b', '&=', '&&')
    .map((end) => Buffer.from(formBody() + end)),
  hostileBody,
);
/** Stored, too long, refused: chance alone may miss one. */
const EACH_OUTCOME: [Buffer][] = [{}, { description: 'a'.repeat(BODY_LIMIT_BYTES) }, { name: '' }].map(
  (words) => [Buffer.from(formBody(words))],
);
const hostileQuery = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc
    .array(fc.constantFrom(...KEYS, ...COLUMNS, '"', '%00', '%ff'), { minLength: 1 })
    .map((names) => `?columns=${names}`),
);

/** Says what is wrong in the API's shape, and neither what was sent nor where it failed. */
function expectRefusal({ statusCode, body }: { statusCode: number; body: string }): void {
  expect([400, 409, 413]).toContain(statusCode);
  const { code, message, details, hint, ...others } = JSON.parse(body);
  expect([typeof message, others]).toEqual(['string', {}]);
  for (const part of [code, details, hint]) expect(part === null || typeof part === 'string').toBe(true);
  expect(body).not.toContain(SECRET);
  expect(body).not.toMatch(/\bat .*:\d+:\d+|node:|\.ts\b/);
}

describe('a hostile body for the lead API', () => {
  const open = openForTests(EMBEDDED);
  let app: FastifyInstance;
  const log: string[] = [];
  beforeAll(async () => {
    app = await appOn(open.database, {
      ...(await builtSite()),
      log: { write: (line) => log.push(line) },
    });
  });
  afterAll(async () => {
    await app.close();
  });

  it('is stored or refused, quoted nowhere, and harms no lead beside it', async () => {
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
  });

  it('is stored or refused by the form’s page as well, with nothing unescaped in it', async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(hostileForm, async (payload) => {
        const { statusCode, body } = await postForm(app, payload);
        statuses.add(statusCode);
        expect([303, 413, 422]).toContain(statusCode);
        expect(body).not.toContain(`<script>${SECRET}`);
        expect(body).not.toMatch(/\bat .*:\d+:\d+|node:|\.ts\b/);
      }),
      { numRuns: RUNS, examples: EACH_OUTCOME },
    );
    expect([...statuses].sort()).toEqual([303, 413, 422]);
    expect(log.join('')).not.toContain(SECRET);
  });
});
