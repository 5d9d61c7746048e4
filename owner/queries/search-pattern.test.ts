import { expect, it } from 'vitest';
import { searchPattern } from './search-pattern.ts';

it.each([
  ['conceicao', 'Maria Conceição'],
  ['CONCEIÇÃO', 'maria conceicao'],
  ['conceição', 'Conceic\u0327a\u0303o'],
  ['lodz', 'ŁÓDŹ'],
  ['Łódź', 'lodz'],
  ['zoë été', 'ZOE ETE'],
  ['straße', 'Hauptstraße'],
  ['и', 'Й'],
  ['한국', '한국어'],
  ['की', 'की बात'],
  ['100% of_it', '100% OF_IT'],
  ['a.b', 'a.b'],
  ['(0)20 7946-0958', '+44 20 7946 0958'],
  ['777123', '0777 123 456'],
])('finds "%s" in "%s"', (text, words) => {
  expect(new RegExp(searchPattern(text)).test(words)).toBe(true);
});

it.each([
  ['a.b', 'axb'],
  ['.*', 'anything'],
  ['की', 'का'],
  ['123', '1 2 3'],
])('does not find "%s" in "%s"', (text, words) => {
  expect(new RegExp(searchPattern(text)).test(words)).toBe(false);
});
