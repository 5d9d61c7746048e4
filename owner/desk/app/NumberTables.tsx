import { useState } from 'react';
import { type Counts, countOf, funnelOf, type Way } from '../../queries/figures.ts';
import { addressWith, type Changes } from './address.ts';
import { dayInWords } from './words.ts';

type Column = keyof typeof LABELS;

const SHOWN_WAYS = 12;
const LABELS = {
  viewed: 'Viewed',
  opened: 'Opened',
  second: 'Step 2',
  third: 'Step 3',
  sentAsCounted: 'Sent',
  sent: 'Sent',
  contacted: 'Contacted',
  won: 'Won',
  value: 'Value',
  refused: 'Visits',
} as const satisfies Partial<Record<keyof Counts, string>>;
const WHOLE_WAY: readonly Column[] = [
  'viewed',
  'opened',
  'second',
  'third',
  'sent',
  'contacted',
  'won',
  'value',
];
/** Extra filters for the leads behind a column. Other columns are counts only. */
const BEHIND: Partial<Record<keyof Counts, Changes>> = {
  sent: {},
  contacted: { without: 'spam,new' },
  won: { without: null, status: 'won' },
};

/** The number of visitors who reached each step, and the number in the period before. */
export function FunnelTable({ now, before, period }: { now: Counts; before: Counts; period: Changes }) {
  const { steps, biggestLoss } = funnelOf(now);
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <table className="funnel">
      <thead>
        <tr>
          <th scope="col">Step</th>
          <NumberHead name="Count" />
          <td />
          <NumberHead name="Lost" />
          <NumberHead name="Before" />
        </tr>
      </thead>
      <tbody>
        {steps.map(({ name, step, count, lost }) => (
          <tr key={name} data-biggest={step === biggestLoss || undefined}>
            <th scope="row">{step}</th>
            <Figure count={count} column={name} behind={period} label={`${step}: ${count}`} />
            <td aria-hidden="true">
              {count > 0 && <span className="bar" style={{ inlineSize: `${(100 * count) / most}%` }} />}
            </td>
            <td className="number">{lost === null ? '' : `${lost} %`}</td>
            <Figure count={before[name]} column={name} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WaysProps = {
  name: string;
  ways: readonly Way[];
  columns?: readonly Column[];
  named?: (key: string) => string;
  /** The filters for the leads of a group. */
  behind?: (key: string) => Changes;
  areAllShown?: boolean;
};

/** The counts of each group that has any. */
export function Ways({
  name,
  ways,
  columns: wanted = WHOLE_WAY,
  named,
  behind,
  areAllShown = false,
}: WaysProps) {
  const [isWhole, setWhole] = useState(areAllShown);
  const columns = wanted.filter((column) => column !== 'value' || ways.some(({ value }) => value > 0));
  const counted = ways.filter((way) => columns.some((column) => way[column] > 0));
  if (counted.length === 0) return <p>No data yet.</p>;
  const shown = isWhole ? counted : counted.slice(0, SHOWN_WAYS);
  return (
    <>
      <table className="ways stacked">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {columns.map((column) => (
              <NumberHead key={column} name={LABELS[column]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((way) => (
            <tr key={way.key}>
              <th scope="row">{named?.(way.key) ?? (way.key.replace('_', ' ') || '(none)')}</th>
              {columns.map((column) => (
                <Figure
                  key={column}
                  count={way[column]}
                  column={column}
                  behind={behind?.(way.key)}
                  label={`${way[column]} ${LABELS[column].toLowerCase()}, ${way.key}`}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {counted.length > shown.length && (
        <button type="button" onClick={() => setWhole(true)}>
          Show {(counted.length - shown.length).toLocaleString('en')} more
        </button>
      )}
    </>
  );
}

function NumberHead({ name }: { name: string }) {
  return (
    <th scope="col" className="number">
      {name}
    </th>
  );
}

type FigureProps = { count: number; column: Column; behind?: Changes | undefined; label?: string };

/** A number that links to its leads, if any. */
function Figure({ count, column, behind, label }: FigureProps) {
  const more = BEHIND[column];
  const written = count.toLocaleString('en');
  return (
    <td className="number" data-column={LABELS[column]} data-none={count === 0 || undefined}>
      {behind && more && count > 0 ? (
        <a href={addressWith({ ...behind, ...more }, '')} aria-label={label}>
          {written}
        </a>
      ) : (
        written
      )}
    </td>
  );
}

/** Leads by day. The table below it gives the same numbers to screen readers. */
export function DaysChart({ ways, days }: { ways: readonly Way[]; days: readonly string[] }) {
  const sent = new Map(ways.map((way) => [way.key, way.sent]));
  const most = Math.max(...sent.values(), 1);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <figure aria-hidden="true">
      <div className="chart">
        {days.map((day) => (
          <span
            key={day}
            title={`${dayInWords(day)}: ${countOf(sent.get(day) ?? 0, 'lead')}`}
            style={{ blockSize: `${(100 * (sent.get(day) ?? 0)) / most}%` }}
          />
        ))}
      </div>
      <figcaption className="note">
        {dayInWords(first)} to {dayInWords(last)}, at most {countOf(most, 'lead')} a day
      </figcaption>
    </figure>
  );
}
