import { expect, it } from 'vitest';
import { type Columns, tableOf } from './table.ts';

type Row = { at: Date; name: string; text: string | null; count: number };
const COLUMNS: Columns<Row> = {
  at: ({ at }) => at,
  name: ({ name }) => name,
  text: ({ text }) => text,
  count: ({ count }) => count,
};
const AT = new Date('2026-11-21T12:30:59.999Z');
const ROWS: Row[] = [
  { at: AT, name: 'Ada', text: 'A very long text that has to be cut somewhere', count: 7 },
  { at: AT, name: 'Zuzana Quillfeather\u001b[31m\n', text: null, count: 12_000 },
];

it('aligns cells for a terminal that is wide enough', () => {
  expect(tableOf(COLUMNS, ROWS, 120)).toBe(
    [
      'at                 name                             text                                           count',
      '─'.repeat(104),
      '2026-11-21T12:30Z  Ada                              A very long text that has to be cut somewhere  7',
      '2026-11-21T12:30Z  Zuzana Quillfeather\\u001b[31m\\n                                                 12000',
      '',
    ].join('\n'),
  );
});

it.each([60, 80, 100])('cuts the longest cells for a terminal of %i columns, and no time', (width) => {
  const lines = tableOf(COLUMNS, ROWS, width).trimEnd().split('\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
  expect(lines[2]).toMatch(/^2026-11-21T12:30Z {2}Ada +A very .*… +7$/);
});

it('counts wide characters as the two columns that they take', () => {
  const [head = '', , wide = ''] = tableOf(
    { name: (row: string) => row, next: () => 'x' },
    ['한국어 이름'],
    80,
  ).split('\n');
  expect(head.indexOf('next')).toBe(wide.indexOf('x') + '한국어이름'.length);
});

it('writes whole cells with tabs between them for other programs', () => {
  expect(tableOf(COLUMNS, ROWS, null)).toBe(
    'at\tname\ttext\tcount\n' +
      '2026-11-21T12:30Z\tAda\tA very long text that has to be cut somewhere\t7\n' +
      '2026-11-21T12:30Z\tZuzana Quillfeather\\u001b[31m\\n\t\t12000\n',
  );
});
