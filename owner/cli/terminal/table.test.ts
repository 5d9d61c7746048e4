import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Columns, tableOf } from './table.ts';

type Row = { at: Date; name: string; text: string | null; count: number };
const COLUMNS: Columns<Row> = {
  at: ({ at }) => at,
  name: ({ name }) => name,
  text: ({ text }) => text,
  count: ({ count }) => count,
};
const NOW = new Date('2026-11-23T00:00:00Z');
const AT = new Date('2026-11-21T12:30:59.999Z');
const ROWS: Row[] = [
  { at: AT, name: 'Ada', text: 'A very long text that has to be cut somewhere', count: 7 },
  { at: AT, name: 'Zuzana Quillfeather\u001b[31m\n', text: null, count: 12_000 },
];

/** UTC+5:30. */
beforeAll(() => vi.stubEnv('TZ', 'Asia/Kolkata'));
afterAll(() => vi.unstubAllEnvs());

it('aligns cells on a wide terminal', () => {
  expect(tableOf(COLUMNS, ROWS, 120, NOW)).toBe(
    [
      'at            name                             text                                           count',
      '─'.repeat(99),
      '21 Nov 18:00  Ada                              A very long text that has to be cut somewhere  7',
      '21 Nov 18:00  Zuzana Quillfeather\\u001b[31m\\n                                                 12000',
      '',
    ].join('\n'),
  );
});

it.each([60, 80, 95])('truncates the longest cells on a terminal of %i columns, but no time', (width) => {
  const lines = tableOf(COLUMNS, ROWS, width, NOW).trimEnd().split('\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
  expect(lines[2]).toMatch(/^21 Nov 18:00 {2}Ada +A very .*… +7$/);
});

it.each([20, 24, 30, 40, 60, 80])(
  'never truncates an id on a terminal of %i columns, and drops columns that do not fit',
  (width) => {
    const id = { whole: '6463006c' };
    const columns = { id: () => id, ...COLUMNS };
    const lines = tableOf(columns, ROWS, width, NOW).trimEnd().split('\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    for (const line of lines.slice(2)) expect(line.split(/ +/)[0]).toBe(id.whole);
    if (width < 40) expect(lines[0]).not.toContain('text');
  },
);

it('shows the year of a time in another year', () => {
  const [, , row] = tableOf(COLUMNS, ROWS, 120, new Date('2027-01-02T00:00:00Z')).split('\n');
  expect(row).toMatch(/^21 Nov 2026 18:00 /);
});

it('counts a wide character as two columns', () => {
  const [head = '', , wide = ''] = tableOf(
    { name: (row: string) => row, next: () => 'x' },
    ['한국어 이름'],
    80,
  ).split('\n');
  expect(head.indexOf('next')).toBe(wide.indexOf('x') + '한국어이름'.length);
});

it('separates full cells with tabs for other programs', () => {
  expect(tableOf(COLUMNS, ROWS, null)).toBe(
    'at\tname\ttext\tcount\n' +
      '2026-11-21T12:30Z\tAda\tA very long text that has to be cut somewhere\t7\n' +
      '2026-11-21T12:30Z\tZuzana Quillfeather\\u001b[31m\\n\t\t12000\n',
  );
});
