import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForEncryption, Frames, MAX_FRAME_BYTES } from './frames.ts';

function withLength(body: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([length, body]);
}
const message = (type: string, body = '') =>
  Buffer.concat([Buffer.from(type), withLength(Buffer.from(body))]);
const request = (code: number) => {
  const body = Buffer.alloc(4);
  body.writeInt32BE(code);
  return withLength(body);
};

const STARTUP = withLength(Buffer.from('\0\x03\0\0user\0postgres\0\0'));
/** Parse, Bind, Describe, Execute, Sync. */
const EXTENDED = Buffer.concat([...'PBDES'].map((type) => message(type, type === 'S' ? '' : `Q${type}S`)));
const CONVERSATION = [STARTUP, message('Q', 'select 1\0'), EXTENDED, EXTENDED, message('X')];

describe('the frames of a client’s bytes', () => {
  it('are the same however the bytes arrive', () => {
    const bytes = Buffer.concat(CONVERSATION);
    const cuts = fc.uniqueArray(fc.nat({ max: bytes.length }), { maxLength: 40 });
    fc.assert(
      fc.property(cuts, (places) => {
        const frames = new Frames();
        const ends = [0, ...places.sort((a, b) => a - b), bytes.length];
        const found = ends.slice(1).flatMap((end, index) => frames.push(bytes.subarray(ends[index], end)));
        expect(found).toEqual(CONVERSATION);
      }),
    );
  });

  it('hold messages back until the one that ends them', () => {
    const frames = new Frames();
    frames.push(STARTUP);
    expect(frames.push(EXTENDED.subarray(0, -1))).toEqual([]);
    expect(frames.push(EXTENDED.subarray(-1))).toEqual([EXTENDED]);
  });

  it.each([80_877_103, 80_877_104])(
    'begin with the request for encryption %i, then the startup packet',
    (code) => {
      const found = new Frames().push(Buffer.concat([request(code), STARTUP, message('S')]));
      expect(found).toEqual([request(code), STARTUP, message('S')]);
      expect(found.map(asksForEncryption)).toEqual([true, false, false]);
    },
  );

  it.each([
    ['a length that is none', Buffer.from([0, 0, 0, 3])],
    ['a message that is too long', withLength(Buffer.alloc(0)).fill(0x7f)],
    ['HTTP', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ])('end with an error at %s', (_what, bytes) => {
    expect(() => new Frames().push(bytes)).toThrow(RangeError);
  });

  it('end with an error where messages without an end add up', () => {
    const frames = new Frames();
    frames.push(STARTUP);
    const half = message('P', 'x'.repeat(MAX_FRAME_BYTES / 2));
    frames.push(half);
    expect(() => frames.push(half)).toThrow(RangeError);
  });
});
