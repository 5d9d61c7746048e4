import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A page: what was decided, why, and what was discarded. */
const MAX_WORDS = 400;
const DIRECTORY = new URL('./decisions/', import.meta.url);

describe.each(readdirSync(DIRECTORY))('%s', (file) => {
  const text = readFileSync(new URL(file, DIRECTORY), 'utf8');

  it('is at most a page, with one table at most, and says what was discarded', () => {
    const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
    expect((text.match(/^\|[-| :]+\|$/gm) ?? []).length).toBeLessThanOrEqual(1);
    expect(text).toMatch(/^## Discarded$/m);
  });
});
