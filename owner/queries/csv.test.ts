import { expect, it } from 'vitest';
import { harmlessCell } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+44 20 7946 0958', "'+44 20 7946 0958"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['＝1', "'＝1"],
  [' =1', "' =1"],
  ['"=1"', `'"=1"`],
  ['Ada;=1+1;', "Ada;'=1+1;"],
  ['Ada,=1,@2', "Ada,'=1,'@2"],
  ['Ada\t=1', "Ada\t'=1"],
  ['Ada; "=1"', `Ada;' "=1"`],
  ['one\n=1\r\n-2', "one\n'=1\r\n'-2"],
  ['one\u2028+1', "one\u2028'+1"],
])('escapes %j for every separator: %j', (text, cell) => {
  expect(harmlessCell(text)).toBe(cell);
});

it.each(['Ada', 'a=b', 'x + y', 'ada@example.org', 'two\nlines, "quoted"; well-known', ''])(
  'leaves %j unchanged',
  (text) => {
    expect(harmlessCell(text)).toBe(text);
  },
);
