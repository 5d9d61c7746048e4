import { expect, it } from 'vitest';
import { configuredProject } from './test/configured-project.ts';
import { findUnconfirmedWords } from './words.ts';

const found = (content: Record<string, unknown>, confirmedWords: string[] = []) =>
  findUnconfirmedWords(configuredProject({ site: { confirmedWords }, content }));

it('asks for each file of words to be confirmed, in any language, until its mark is written down', () => {
  const content = {
    'site/content/es/hero.ts': { promise: 'Satisfecho o le devolvemos el dinero', id: 'hero' },
  };
  const [finding, ...others] = found(content);
  expect(others).toEqual([]);
  const [, mark = ''] = /^(es\/hero\.ts [0-9a-f]{8}) has one text$/.exec(finding?.what ?? '') ?? [];
  expect(found(content, [mark])).toEqual([]);
  const changed = {
    'site/content/es/hero.ts': { promise: 'Satisfecho o le devolvemos la mitad', id: 'hero' },
  };
  expect(found(changed, [mark])).toHaveLength(1);
});

it('passes over a file without words', () => {
  expect(found({ 'site/content/es/links.ts': { id: 'hero', href: '/x' } })).toEqual([]);
});
