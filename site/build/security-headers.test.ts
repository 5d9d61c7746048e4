import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { headersAt } from '../../server/pages/headers-file.ts';
import { styleHashesOf } from '../../server/pages/headers-for.ts';
import { headerRules } from './security-headers.ts';

const HALF_A_YEAR_SECONDS = 15_552_000;

it('keeps the headers that Mozilla’s observatory grades as A+', () => {
  const headers = headersAt('/', headerRules('policy'));
  const [, seconds] = /^max-age=(\d+)$/.exec(headers['Strict-Transport-Security'] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(HALF_A_YEAR_SECONDS);
  expect(headers).toMatchObject({
    'Content-Security-Policy': 'policy',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

it('sets each header once per address, so that hosts do not join two', () => {
  const names = headerRules('p').flatMap(({ headers }) => Object.keys(headers));
  expect(new Set(names).size).toBe(names.length);
});

it('lists each inline style’s hash once', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const pages = [
    '<style>p{}</style><STYLE media="print">\n p > a {}\n</STYLE>',
    '<p>style</p><style>p{}</style>',
  ];
  expect(styleHashesOf(pages)).toEqual([hashOf('p{}'), hashOf('\n p > a {}\n')]);
});
