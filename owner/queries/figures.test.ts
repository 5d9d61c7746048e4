import { expect, it } from 'vitest';
import { COUNTED, type Counts, funnelOf } from './figures.ts';

const countsOf = (some: Partial<Counts>): Counts => ({
  ...(Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts),
  ...some,
});

it.each([
  ['leads that were not won', { viewed: 400, opened: 60, sent: 40, contacted: 38, won: 5 }, 'won'],
  [
    'visitors who left the page',
    { viewed: 400, opened: 30, sent: 29, contacted: 28, won: 20 },
    'form opened',
  ],
  ['counting that has just begun', { viewed: 12, opened: 9, sent: 40, contacted: 38, won: 0 }, null],
  ['a few visitors', { viewed: 29, opened: 1 }, null],
])('finds the biggest loss of %s', (_, counts, step) => {
  const whole = { second: counts.opened, third: counts.opened, ...counts };
  expect(funnelOf(countsOf(whole)).biggestLoss).toBe(step);
});
