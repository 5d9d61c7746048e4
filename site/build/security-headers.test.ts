import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { styleHashesOf } from '../../server/pages/headers-for.ts';
import { fileForHosts, headersOf, LINE_LIMIT_CHARACTERS } from './security-headers.ts';

const HALF_A_YEAR_SECONDS = 15_552_000;

it('keeps the headers that Mozilla’s observatory grades as A+', () => {
  const headers = headersOf('policy');
  const [, seconds] = /^max-age=(\d+)$/.exec(headers['strict-transport-security'] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(HALF_A_YEAR_SECONDS);
  expect(headers).toMatchObject({
    'content-security-policy': 'policy',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it('writes no line that is too long for a host', () => {
  const room = LINE_LIMIT_CHARACTERS - '  a: '.length;
  expect(fileForHosts({ a: 'x'.repeat(room) })).toMatch(
    /^\/\*\n {2}a: x+\n\n\/_astro\/\*\n {2}cache-control: .+\n$/,
  );
  expect(() => fileForHosts({ a: 'x'.repeat(room + 1) })).toThrow('too long for static hosts');
});

it('lists each inline style’s hash once', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const pages = [
    '<style>p{}</style><STYLE media="print">\n p > a {}\n</STYLE>',
    '<p>style</p><style>p{}</style>',
  ];
  expect(styleHashesOf(pages)).toEqual([hashOf('p{}'), hashOf('\n p > a {}\n')]);
});
