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
  const natural = drawn(head, cells, []).widths;
  const rigid = head.map((_, column) => values.some((line) => isRigid(line[column])));
  const least = natural.map((wide, column) => (rigid[column] ? wide : Math.min(wide, MIN_COLUMN_WIDTH)));
  const shown = fitting(least, width);
  const room = width - GAP.length * (shown - 1);
  const widths = shrunk(natural.slice(0, shown), rigid, room);
  const { text } = drawn(
    head.slice(0, shown),
    cells.map((line) => line.slice(0, shown)),
    widths,
  );
  return `${text.replace(/ +$/gm, '')}\n`;
}

function isRigid(cell: Cell | undefined): boolean {
  return cell instanceof Date || (cell !== null && typeof cell === 'object');
}

/** How many of the first columns have room, each with its `least` width. One at the least. */
function fitting(least: readonly number[], width: number): number {
  let used = -GAP.length;
  const narrow = least.findIndex((wide) => {
    used += wide + GAP.length;
    return used > width;
  });
  return narrow === -1 ? least.length : Math.max(narrow, 1);
}

function cellText(cell: Cell, timeText: (time: Date) => string): string {
  if (cell === null) return '';
  if (cell instanceof Date) return timeText(cell);
  return printable(typeof cell === 'object' ? cell.whole : String(cell));
}

function drawn(head: string[], cells: string[][], colWidths: number[]) {
  const table = new Table({ ...FORM, head, colWidths });
  table.push(...cells);
  const text = table.toString();
  // The library fills in the widths that were left to it.
  return { text, widths: [...colWidths] };
}

/** Makes the widest of `widths` narrower, except the `rigid` ones, until all fit into `room` or can shrink no more. */
function shrunk(widths: readonly number[], rigid: readonly boolean[], room: number): number[] {
  const fitting = [...widths];
  for (let excess = fitting.reduce((sum, width) => sum + width, 0) - room; excess > 0; excess--) {
    const widest = Math.max(...fitting.filter((_, column) => !rigid[column]));
    if (widest <= MIN_COLUMN_WIDTH) break;
    fitting[fitting.findIndex((width, column) => width === widest && !rigid[column])] = widest - 1;
  }
  return fitting;
}
