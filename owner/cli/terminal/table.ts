import Table from 'cli-table3';
import { printable } from './printable.ts';

/** Text that is useless in part, such as a phone number: never truncated. */
export type Whole = { whole: string };
export type Cell = string | number | Date | Whole | null;
/** Each column's heading, and the function for its cell. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

const GAP = '  ';
/** The narrowest readable column. Rather than go below, the table drops its last column. */
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
 * `rows` as an aligned table, truncated to the terminal's `width`, with times in this machine's
 * zone. A narrow terminal drops the last columns. If `width` is `null`, the output is for
 * programs: full cells, separated by tabs, with times in UTC.
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

/** Each column's width without truncation. The library fills in the widths that are not set. */
function naturalWidths(head: string[], cells: string[][]): number[] {
  const colWidths: number[] = [];
  const table = new Table({ ...FORM, head, colWidths });
  table.push(...cells);
  table.toString();
  return colWidths;
}

/** The widths of the columns that fit. Truncates the widest first, then drops the last. */
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

/** `time` to the minute in this machine's zone, with the year if it is not the year of `now`. */
export function localTime(time: Date, now: Date): string {
  const year = time.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  const parts = { day: '2-digit', month: 'short', year, hour: '2-digit', minute: '2-digit' } as const;
  return time.toLocaleString('en-GB', parts).replace(',', '');
}

/** `time` to the minute in UTC, for programs. */
function utcTime(time: Date): string {
  return time.toISOString().replace(/:\d\d\.\d+/, '');
}
