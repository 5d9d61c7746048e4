import { type ReactNode, useState } from 'react';
import { type Funnel, type Numbers, STEPS, type Way } from '../../queries/figures.ts';
import { leadsBehind } from './address.ts';
import { counted, HOURS, hourInWords, WEEKDAYS } from './words.ts';

/** The filters for the leads behind a number. */
export type Filters = Readonly<Record<string, string | null>>;

const SHOWN_WAYS = 12;
const COLUMNS = [
  ['viewed', 'Viewed'],
  ['opened', 'Opened'],
  ['second', 'Step 2'],
  ['third', 'Step 3'],
  ['sent', 'Sent'],
  ['contacted', 'Contacted'],
  ['won', 'Won'],
] as const;
/** Extra filters for the leads behind a column. Other columns are counts only. */
const BEHIND: Readonly<Record<string, Filters>> = {
  sent: {},
  contacted: { without: 'spam,new' },
  won: { without: null, status: 'won' },
};
/** The columns of the funnel's steps, in order. */
const STEP_COLUMNS = Object.keys(STEPS);

/** The number of visitors who reached each step, and the number in the period before. */
export function FunnelTable({
  now,
  before,
  period,
  earlier,
}: {
  now: Funnel;
  before: Funnel;
  period: Filters;
  earlier: Filters;
}) {
  const most = Math.max(1, ...now.steps.map(({ count }) => count));
  return (
    <table className="funnel">
      <Head first="Step" numbers={['Count', '', 'Lost', 'Before']} />
      <tbody>
        {now.steps.map(({ step, count, lost }, place) => {
          const more = BEHIND[STEP_COLUMNS[place] ?? ''];
          const then = before.steps[place]?.count ?? 0;
          return (
            <tr key={step} data-biggest={step === now.biggestLoss || undefined}>
              <th scope="row">{step}</th>
              <Figure count={count} behind={more && { ...period, ...more }} label={`${step}: ${count}`} />
              <td aria-hidden="true">
                {count > 0 && <span className="bar" style={{ inlineSize: `${(100 * count) / most}%` }} />}
              </td>
              <td className="number">{lost === null ? '' : `${lost} %`}</td>
              <Figure
                count={then}
                behind={more && { ...earlier, ...more }}
                label={`${step}, before: ${then}`}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Every step of each group. Steps that are unknown for such groups have no column. */
export function Ways({
  name,
  ways,
  named = (key) => key || '(none)',
  behind,
  areAllShown = false,
}: {
  name: string;
  ways: readonly Way[];
  named?: (key: string) => string;
  behind?: (key: string) => Filters;
  areAllShown?: boolean;
}) {
  const [isWhole, setWhole] = useState(areAllShown);
  if (ways.length === 0) return <p>No data yet.</p>;
  const shown = isWhole ? ways : ways.slice(0, SHOWN_WAYS);
  const columns = COLUMNS.filter(([column]) => ways.some((way) => way[column] !== null));
  return (
    <>
      <table className="ways stacked">
        <Head first={name} numbers={columns.map(([, label]) => label)} />
        <tbody>
          {shown.map((way) => (
            <tr key={way.key}>
              <th scope="row">{named(way.key)}</th>
              {columns.map(([column, label]) => {
                const more = BEHIND[column];
                return (
                  <Figure
                    key={column}
                    count={way[column] ?? 0}
                    column={label}
                    behind={behind && more && { ...behind(way.key), ...more }}
                    label={`${way[column]} ${label.toLowerCase()}, ${way.key}`}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {ways.length > shown.length && (
        <button type="button" onClick={() => setWhole(true)}>
          Show {(ways.length - shown.length).toLocaleString('en')} more
        </button>
      )}
    </>
  );
}

/** Fields with validation errors, and the number of visits. */
export function Refused({ fields }: { fields: Numbers['refused'] }) {
  return (
    <table>
      <Head first="Field" numbers={['Visits']} />
      <tbody>
        {fields.map(({ field, times }) => (
          <tr key={field}>
            <th scope="row">{field.replace('_', ' ')}</th>
            <Figure count={times} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Leads and won leads of each score. */
export function Quality({ scores, period }: { scores: Numbers['quality']; period: Filters }) {
  return (
    <table>
      <Head first="Score" numbers={['Leads', 'Won']} />
      <tbody>
        {scores.map(({ score, leads, won }) => {
          const behind = { ...period, score: String(score) };
          return (
            <tr key={score}>
              <th scope="row">{score}</th>
              <Figure count={leads} behind={behind} label={`${leads} leads with score ${score}`} />
              <Figure
                count={won}
                behind={{ ...behind, ...BEHIND.won }}
                label={`${won} won with score ${score}`}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Leads at each hour of the week. Hours without leads have no row. */
export function HoursTable({ hours, period }: { hours: Numbers['hours']; period: Filters }) {
  const leads = new Map(hours.map((hour) => [hour.hour, hour.leads]));
  const times = HOURS.filter((time) => WEEKDAYS.some((_, place) => leads.has(place * HOURS.length + time)));
  return (
    <table className="hours">
      <Head first="Hour" numbers={WEEKDAYS} />
      <tbody>
        {times.map((time) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            {WEEKDAYS.map((day, place) => {
              const hour = place * HOURS.length + time;
              const count = leads.get(hour) ?? 0;
              return count === 0 ? (
                <td key={day} />
              ) : (
                <Figure
                  key={day}
                  count={count}
                  behind={{ ...period, hour: String(hour) }}
                  label={`${counted(count, 'lead')}, ${hourInWords(hour)}`}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table's header. A column without a name holds the bar of the one before. */
function Head({ first, numbers }: { first: string; numbers: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {numbers.map((name) =>
          name === '' ? (
            <td key={name} />
          ) : (
            <th key={name} scope="col" className="number">
              {name}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

/** A number that links to its leads, if any. `column` labels it if the table's header is hidden. */
function Figure({
  count,
  behind,
  label,
  column,
}: {
  count: number;
  behind?: Filters | undefined;
  label?: string;
  column?: string;
}) {
  const written = count.toLocaleString('en');
  return (
    <td className="number" data-column={column} data-none={count === 0 || undefined}>
      {behind ? (
        <Behind filters={behind} count={count} label={label}>
          {written}
        </Behind>
      ) : (
        written
      )}
    </td>
  );
}

/** A link to the leads behind a number, if there are any. */
export function Behind({
  filters,
  count,
  label,
  children,
}: {
  filters: Filters;
  count: number;
  label?: string | undefined;
  children: ReactNode;
}) {
  if (count === 0) return children;
  return (
    <a href={leadsBehind(filters)} aria-label={label}>
      {children}
    </a>
  );
}
