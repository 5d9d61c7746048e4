import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the hashes of what stands in the page', () => {
  it.each([
    ['<style>p{}</style>', 'p{}'],
    ['<style media="print">\n p > a {}\n</style>', '\n p > a {}\n'],
    ['<STYLE></STYLE>', ''],
  ])('name the style of %j', (html, text) => {
    expect(inlineHashes([html])).toEqual({ styles: [hashOf(text)], scripts: [] });
  });

  it.each([
    ['<script>go()</script>', 'go()'],
    ['<script type="module">"<style>"</script>', '"<style>"'],
    ['<script type="importmap">{}</script>', '{}'],
  ])('name the script of %j', (html, text) => {
    expect(inlineHashes([html])).toEqual({ styles: [], scripts: [hashOf(text)] });
  });

  it.each([
    '<script type="module" src="/a.js"></script>',
    '<script type="application/ld+json">{"a":"<style>"}</script>',
    '<p>style</p><styled-thing></styled-thing>',
  ])('need none for %j', (html) => {
    expect(inlineHashes([html])).toEqual({ styles: [], scripts: [] });
  });

  it('name what several documents share once', () => {
    const { styles } = inlineHashes(['<style>a</style><style>b</style>', '<style>a</style>']);
    expect(styles).toEqual([hashOf('a'), hashOf('b')]);
  });
});
