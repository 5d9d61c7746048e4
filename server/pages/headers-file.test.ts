import { describe, expect, it } from 'vitest';
import {
  formatRules,
  type HeaderRule,
  headersAt,
  LINE_LIMIT_CHARACTERS,
  parseRules,
} from './headers-file.ts';

const RULES: readonly HeaderRule[] = [
  { path: '/*', headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' } },
  { path: '/_astro/*', headers: { 'cache-control': 'max-age=1, immutable' } },
  { path: '/og.png', headers: { link: '<https://a.example>; rel="x"' } },
];

describe('the headers file', () => {
  it('is parsed as written', () => {
    expect(parseRules(formatRules(RULES))).toEqual(RULES);
  });

  it.each([
    ['a header before any path', '  X-Frame-Options: DENY', 1],
    ['a path without a leading slash', '/*\n  A: b\nog.png', 3],
    ['an asterisk within a path', '/a/*/b', 1],
    ['a header without a value', '/*\n  X-Frame-Options:', 2],
    ['a name with a space', '/*\n  X Frame: DENY', 2],
    ['a line that is not a header', '/*\n  DENY', 2],
  ])('is refused with %s', (_, text, line) => {
    expect(() => parseRules(text)).toThrow(Error);
    expect(() => parseRules(text)).toThrow(`Line ${line} of _headers`);
  });

  it('is not written with a line too long for a host', () => {
    const rule = (length: number) => [{ path: '/*', headers: { a: 'x'.repeat(length) } }];
    const room = LINE_LIMIT_CHARACTERS - '  a: '.length;
    expect(formatRules(rule(room))).toContain('x');
    expect(() => formatRules(rule(room + 1))).toThrow('too long for static hosts');
  });

  it.each([
    ['/', { 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' }],
    ['/_astro/a.js', { 'referrer-policy': 'no-referrer', 'cache-control': 'max-age=1, immutable' }],
    ['/og.png', { ...RULES[0]?.headers, ...RULES[2]?.headers }],
    ['/og.png2', RULES[0]?.headers],
  ])('gives %s its headers', (path, headers) => {
    expect(headersAt(path, RULES)).toEqual(headers);
  });
});
