import type { ReactNode } from 'react';
import type { Numbers, Way } from '../../owner/numbers.ts';
import type { Funnel } from '../../owner/stats/funnel.ts';
import { leadsBehind } from './address.ts';
import { counted, HOURS, hourInWords, WEEKDAYS } from './words.ts';

/** The filters of the leads behind a figure. */
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
/** What else the leads behind a column have. Behind the others there are counts alone. */
const BEHIND: Readonly<Record<string, Filters>> = {
  sent: {},
  contacted: { without: 'spam,new' },
  won: { without: null, status: 'won' },
};
const STEPS: Readonly<Record<string, string>> = { 'lead sent': 'sent', contacted: 'contacted', won: 'won' };

/** How many came as far as each step, and how many before. */
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
    <Scrolling label="Steps" className="funnel">
      <Head first="Step" numbers={['Times', '', 'Lost', 'Before']} />
      <tbody>
        {now.steps.map(({ step, count, lost }, place) => {
          const more = BEHIND[STEPS[step] ?? ''];
          const then = before.steps[place]?.count ?? 0;
          return (
            <tr key={step} data-biggest={step === now.biggestLoss || undefined}>
              <th scope="row">{step}</th>
              <Figure
                count={count}
                behind={more && { ...period, ...more }}
                label={`${count} times ${step}`}
              />
              <td aria-hidden="true">
                {count > 0 && <span className="bar" style={{ inlineSize: `${(100 * count) / most}%` }} />}
              </td>
              <td className="number">{lost === null ? '' : `${lost} %`}</td>
              <Figure
                count={then}
                behind={more && { ...earlier, ...more }}
                label={`${then} times ${step} before`}
              />
            </tr>
          );
        })}
      </tbody>
    </Scrolling>
  );
}

/** The whole way of each group. What is not known of such a group has no column. */
export function Ways({
  name,
  ways,
  behind,
  areAllShown = false,
}: {
  name: string;
  ways: readonly Way[];
  behind?: (key: string) => Filters;
  areAllShown?: boolean;
}) {
  if (ways.length === 0) return <p>Nothing was counted.</p>;
  const shown = areAllShown ? ways : ways.slice(0, SHOWN_WAYS);
  const columns = COLUMNS.filter(([column]) => ways.some((way) => way[column] !== null));
  return (
    <>
      <Scrolling label={`By ${name.toLowerCase()}`}>
        <Head first={name} numbers={columns.map(([, label]) => label)} />
        <tbody>
          {shown.map((way) => (
            <tr key={way.key}>
              <th scope="row">{way.key || '(none)'}</th>
              {columns.map(([column, label]) => {
                const more = BEHIND[column];
                return (
                  <Figure
                    key={column}
                    count={way[column] ?? 0}
                    behind={behind && more && { ...behind(way.key), ...more }}
                    label={`${way[column]} ${label.toLowerCase()}, ${way.key}`}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </Scrolling>
      {ways.length > shown.length && (
        <p className="note">And {counted(ways.length - shown.length, 'other')}.</p>
      )}
    </>
  );
}

/** The fields that refused an answer, and in how many visits. */
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

/** What became of the leads of each score. */
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
              <Figure count={leads} behind={behind} label={`${leads} leads of the score ${score}`} />
              <Figure
                count={won}
                behind={{ ...behind, ...BEHIND.won }}
                label={`${won} won of the score ${score}`}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How many leads came at each hour of the week. */
export function HoursTable({ hours, period }: { hours: Numbers['hours']; period: Filters }) {
  const leads = new Map(hours.map((hour) => [hour.hour, hour.leads]));
  return (
    <Scrolling label="Leads by hour of the week" className="hours">
      <Head first="Day" numbers={HOURS.map(String)} />
      <tbody>
        {WEEKDAYS.map((day, place) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {HOURS.map((time) => {
              const hour = place * HOURS.length + time;
              const count = leads.get(hour) ?? 0;
              return count === 0 ? (
                <td key={hour} />
              ) : (
                <Figure
                  key={hour}
                  count={count}
                  behind={{ ...period, hour: String(hour) }}
                  label={`${counted(count, 'lead')}, ${hourInWords(hour)}`}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </Scrolling>
  );
}

/** A table that may be wider than its place. */
function Scrolling({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
    <section className="wide" tabIndex={0} aria-label={label}>
      <table className={className}>{children}</table>
    </section>
  );
}

/** The head of a table: what each row is, and its numbers. One without a name is the picture of the one before. */
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

/** A number, and the leads behind it where there are some. */
function Figure({ count, behind, label }: { count: number; behind?: Filters | undefined; label?: string }) {
  const written = count.toLocaleString('en');
  return (
    <td className="number">
      {behind && count > 0 ? (
        <a href={leadsBehind(behind)} aria-label={label}>
          {written}
        </a>
      ) : (
        written
      )}
    </td>
  );
}
