import { expect, it } from 'vitest';
import { initialsOf } from './Quotation.tsx';

it.each([
  ['Amara O.', 'AO'],
  ['Émile Östberg', 'ÉÖ'],
  ['E\u0301mile O\u0308stberg', 'ÉÖ'],
  ['Ludwig van Beethoven', 'LB'],
  ['Ronan McDonald', 'RM'],
  ["Ann O'Brien", 'AO'],
  ['Sofia', 'S'],
  ['Ольга Ильина', 'ОИ'],
  ['山田 太郎', '山太'],
])('shows "%s" as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
