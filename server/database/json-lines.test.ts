import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLine, jsonLines } from './json-lines.ts';

const VALUES = [{ text: 'select 1', values: ['ž\n', null] }, 7, 'two', []];

const valuesFrom = (chunks: Buffer[], maxBytes?: number) =>
  Array.fromAsync(jsonLines(Readable.from(chunks), maxBytes));

describe('values that come one a line', () => {
  it('are the same however their bytes arrive', async () => {
    const bytes = Buffer.from(VALUES.map(jsonLine).join(''));
    const cuts = fc.uniqueArray(fc.nat({ max: bytes.length }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const ends = [0, ...places.sort((a, b) => a - b), bytes.length];
        const chunks = ends.slice(1).map((end, index) => bytes.subarray(ends[index], end));
        expect(await valuesFrom(chunks)).toEqual(VALUES);
      }),
    );
  });

  it.each([
    ['a line that is no JSON', [Buffer.from('GET / HTTP/1.1\r\n\r\n')]],
    ['a line that is too long', [Buffer.alloc(9, '1'), Buffer.from('\n')]],
    ['a line without an end that is too long', Array.from({ length: 9 }, () => Buffer.from('1'))],
  ])('end with an error at %s', async (_what, chunks) => {
    await expect(valuesFrom(chunks, 8)).rejects.toThrow('The line is');
  });
});
