import Table from 'cli-table3';
import { printable } from './printable.ts';
import { localTime, utcTime } from './times.ts';

/** What nobody can use in part: it is never cut. */
export type Whole = { whole: string };
export type Cell = string | number | Date | Whole | null;
/** A column's heading, and its cell in a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

const GAP = '  ';
/** No column is made narrower than this: nobody could read the rest. Rather the last column is left out. */
const MIN_COLUMN_WIDTH = 8;
const RULED = {
  ...Object.fromEntries(
    ['top', 'bottom', 'left', 'right'].flatMap((side) =>
      [side, `${side}-mid`, `${side}-left`, `${side}-right`].map((name) => [name, '']),
    ),
  ),
  middle: GAP,
  mid: '─',
  'mid-mid': '─'.repeat(GAP.length),
};
const FORM = {
  chars: RULED,
  style: { 'padding-left': 0, 'padding-right': 0, compact: true, head: [], border: [] },
};

/**
 * `rows` as a table, aligned and cut to the `width` of a terminal, with times in the zone of
 * this machine. The first columns are the most important: where a terminal is too narrow, the
 * last ones are left out. If `width` is `null`, cells are whole, with tabs between them and
 * times in UTC, for other programs.
 */
export function tableOf<Row>(
  columns: Columns<Row>,
  rows: readonly Row[],
  width: number | null,
  now = new Date(),
): string {
  const head = Object.keys(columns);
  const values = rows.map((row) => Object.values(columns).map((of) => of(row)));
  const timeText = width === null ? utcTime : (time: Date) => localTime(time, now);
  const cells = values.map((line) => line.map((cell) => cellText(cell, timeText)));
  if (width === null) return [head, ...cells].map((line) => `${line.join('\t')}\n`).join('');
  const rigid = head.map((_, column) => values.some((line) => isWhole(line[column])));
  const widths = widthsWithin(width, naturalWidths(head, cells), rigid);
  const table = new Table({ ...FORM, head: head.slice(0, widths.length), colWidths: widths });
  table.push(...cells.map((line) => line.slice(0, widths.length)));
  return `${table.toString().replace(/ +$/gm, '')}\n`;
}

function isWhole(cell: Cell | undefined): boolean {
  return cell !== null && typeof cell === 'object';
}

/** How wide each column is where nothing is cut: the library fills in the widths that are left to it. */
function naturalWidths(head: string[], cells: string[][]): number[] {
  const colWidths: number[] = [];
  const table = new Table({ ...FORM, head, colWidths });
  table.push(...cells);
  table.toString();
  return colWidths;
}

/** The widths of as many columns as have room: the widest are cut first, and where that is not enough the last are left out. */
function widthsWithin(width: number, natural: readonly number[], rigid: readonly boolean[]): number[] {
  const widthsOf = (most: number) =>
    natural.map((wide, column) => (rigid[column] ? wide : Math.min(wide, most)));
  const lineOf = (widths: readonly number[]) =>
    widths.reduce((sum, wide) => sum + GAP.length + wide, -GAP.length);
  for (let most = Math.max(...natural); most >= MIN_COLUMN_WIDTH; most--)
    if (lineOf(widthsOf(most)) <= width) return widthsOf(most);
  if (natural.length <= 1) return [...natural];
  return widthsWithin(width, natural.slice(0, -1), rigid);
}

function cellText(cell: Cell, timeText: (time: Date) => string): string {
  if (cell === null) return '';
  if (cell instanceof Date) return timeText(cell);
  return printable(typeof cell === 'object' ? cell.whole : String(cell));
}
