import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { styleHashesOf } from '../../server/pages/headers-for.ts';
import { headerRules } from './security-headers.ts';

it('gives each header to an address once, so that no host joins two', () => {
  const names = headerRules('p').flatMap(({ headers }) => Object.keys(headers));
  expect(new Set(names).size).toBe(names.length);
});

it('names each style that stands in the pages by its hash, once', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const pages = [
    '<style>p{}</style><STYLE media="print">\n p > a {}\n</STYLE>',
    '<p>style</p><style>p{}</style>',
  ];
  expect(styleHashesOf(pages)).toEqual([hashOf('p{}'), hashOf('\n p > a {}\n')]);
});
