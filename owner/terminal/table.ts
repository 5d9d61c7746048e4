import Table from 'cli-table3';
import { printable } from './printable.ts';

export type Cell = string | number | Date | null;
/** A column's heading, and its cell in a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

const GAP = '  ';
/** No column is made narrower than this: nobody could read the rest. */
const MIN_COLUMN_WIDTH = 4;
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
 * `rows` as a table, aligned and cut to the `width` of a terminal. If `width` is
 * `null`, cells are whole, with tabs between them, for other programs.
 */
export function tableOf<Row>(columns: Columns<Row>, rows: readonly Row[], width: number | null): string {
  const head = Object.keys(columns);
  const values = rows.map((row) => Object.values(columns).map((of) => of(row)));
  const cells = values.map((line) => line.map(cellText));
  if (width === null) return [head, ...cells].map((line) => `${line.join('\t')}\n`).join('');
  const natural = drawn(head, cells, []).widths;
  const rigid = head.map((_, column) => values.some((line) => line[column] instanceof Date));
  const { text } = drawn(head, cells, shrunk(natural, rigid, width - GAP.length * (head.length - 1)));
  return `${text.replace(/ +$/gm, '')}\n`;
}

/** Times to the minute. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().replace(/:\d\d\.\d+/, '') : printable(String(cell));
}

function drawn(head: string[], cells: string[][], colWidths: number[]) {
  const table = new Table({ ...FORM, head, colWidths });
  table.push(...cells);
  const text = table.toString();
  // The library fills in the widths that were left to it.
  return { text, widths: [...colWidths] };
}

/** Makes the widest of `widths` narrower, except the `rigid` ones, until all fit into `room` or can shrink no more. */
export function shrunk(widths: readonly number[], rigid: readonly boolean[], room: number): number[] {
  const fitting = [...widths];
  for (let excess = fitting.reduce((sum, width) => sum + width, 0) - room; excess > 0; excess--) {
    const widest = Math.max(...fitting.filter((_, column) => !rigid[column]));
    if (widest <= MIN_COLUMN_WIDTH) break;
    fitting[fitting.findIndex((width, column) => width === widest && !rigid[column])] = widest - 1;
  }
  return fitting;
}
