import { expect, it } from 'vitest';
import { PAGE_CHARACTERS } from './page-characters.ts';

it('takes the characters of the page from ASCII and from its sources, each once', () => {
  expect(PAGE_CHARACTERS).toContain('~');
  expect(PAGE_CHARACTERS).toContain('é');
  expect(new Set(PAGE_CHARACTERS).size).toBe(PAGE_CHARACTERS.length);
});
