import { describe, expect, it } from 'vitest';
import { isSpam, MIN_FILL_MS } from './spam.ts';

const HOUR_MS = 3_600_000;

describe('a form', () => {
  it.each([
    ['at once', 0],
    ['a millisecond too fast', MIN_FILL_MS - 1],
  ])('is spam when it was filled %s', (_when, fillMs) => {
    expect(isSpam({ honeypot: '', fillMs })).toBe(true);
  });

  it.each([
    ['in the least time that a person needs', MIN_FILL_MS],
    ['over days', 72 * HOUR_MS],
    ['while the clock was set back a little', -1],
    ['while the clock was set back an hour', -HOUR_MS],
  ])('is no spam when it was filled %s', (_when, fillMs) => {
    expect(isSpam({ honeypot: '', fillMs })).toBe(false);
  });

  it.each([
    ['words', 'https://spam.example'],
    ['a space', ' '],
  ])('is spam when %s stand in the honeypot, however long it took', (_what, honeypot) => {
    expect(isSpam({ honeypot, fillMs: HOUR_MS })).toBe(true);
    expect(isSpam({ honeypot, fillMs: -HOUR_MS })).toBe(true);
  });
});
