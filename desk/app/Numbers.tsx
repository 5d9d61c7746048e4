import { useQuery } from '@tanstack/react-query';
import { FEW_LEADS, type Numbers as Figures, type Way } from '../../owner/numbers.ts';
import type { Funnel } from '../../owner/stats/funnel.ts';
import { addressWith, go, leadsBehind, useAddress } from './address.ts';
import { desk } from './ask.ts';
import { DaysChart, HoursChart } from './Charts.tsx';
import { counted, HOURS, MS_PER_MINUTE, spanOf, WEEKDAYS } from './words.ts';

const DAYS = [7, 28, 90, 365] as const;
const DEFAULT_DAYS = 28;
const SHOWN_WAYS = 12;

/** What the page earns: how far visitors come, who sends, and what becomes of it. */
export function Numbers() {
  const address = useAddress();
  const days = Number(address.get('days')) || DEFAULT_DAYS;
  const { since, until } = periodOf(days);
  const found = useQuery({ queryKey: ['numbers', since, until], queryFn: () => desk.numbers(since, until) });
  return (
    <main className="page numbers">
      <header>
        <h1>Numbers</h1>
        <label>
          Of the last{' '}
          <select value={days} onChange={({ target }) => go(addressWith({ days: target.value }))}>
            {DAYS.map((length) => (
              <option key={length} value={length}>
                {length} days
              </option>
            ))}
          </select>
          , beside the {days} before
        </label>
      </header>
      {found.isPending && <p className="note">Counting …</p>}
      {found.data && <All figures={found.data} period={{ since, until, without: 'spam' }} />}
    </main>
  );
}

/** So many whole days, with today. */
function periodOf(days: number): { since: string; until: string } {
  const end = new Date();
  end.setHours(24, 0, 0, 0);
  const start = new Date(end);
  start.setDate(start.getDate() - days);
  return { since: start.toISOString(), until: end.toISOString() };
}

type Period = { since: string; until: string; without: string };

function All({ figures, period }: { figures: Figures; period: Period }) {
  const { now, before, firstContact } = figures;
  const sent = now.steps.find(({ step }) => step === 'lead sent')?.count ?? 0;
  const isFew = sent < FEW_LEADS;
  return (
    <>
      {isFew && (
        <p className="few">
          {sent === 0
            ? 'No lead came in this time.'
            : `${counted(sent, 'lead')} came in this time: too few to see a trend in. A share of so few says little.`}
        </p>
      )}
      <section>
        <h2>From the view to the lead that is won</h2>
        <FunnelTable now={now} before={before} period={period} />
        <p className="note">
          {now.biggestLoss && (
            <>
              The biggest loss is before <mark>{now.biggestLoss}</mark>.{' '}
            </>
          )}
          The page counted {counted(now.sentAsCounted, 'sent lead')}, and {sent} are stored: who asks not to
          be counted is missing in the steps before.
        </p>
      </section>
      <div className="beside">
        <section>
          <h2>Exit intent</h2>
          <p>
            {counted(now.offered, 'offer')} made, {before.offered} before.{' '}
            <a href={leadsBehind({ ...period, trigger: 'exit_intent' })}>
              {counted(now.sentAfterOffer, 'lead')}
            </a>{' '}
            sent after it, which is {percent(now.sentAfterOffer, sent)} of all.
          </p>
        </section>
        <section>
          <h2>First contact</h2>
          <p>
            {firstContact.medianMinutes === null
              ? 'No lead of this time has been contacted.'
              : `Half of the ${firstContact.contacted} that were contacted waited less than ${spanOf(firstContact.medianMinutes * MS_PER_MINUTE)}.`}{' '}
            <a href={leadsBehind({ ...period, without: null, status: 'new', order: 'due' })}>
              {counted(firstContact.waiting, 'lead')}
            </a>{' '}
            still {firstContact.waiting === 1 ? 'waits' : 'wait'}.
          </p>
        </section>
      </div>
      <Ways name="Button" ways={figures.bySource} behind={(key) => leadsBehind({ ...period, source: key })} />
      <Ways
        name="Campaign"
        ways={figures.byCampaign}
        behind={(key) => leadsBehind({ ...period, campaign: key })}
      />
      <Ways name="Device" ways={figures.byDevice} behind={() => null} />
      <div className="beside">
        <section>
          <h2>Fields that refuse an answer</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col" className="number">
                  Visits
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.refused.map(({ field, times }) => (
                <tr key={field}>
                  <th scope="row">{field.replace('_', ' ')}</th>
                  <td className="number">{times.toLocaleString('en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {figures.refused.length === 0 && <p>None has.</p>}
        </section>
        <section>
          <h2>Quality</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Score</th>
                <th scope="col" className="number">
                  Leads
                </th>
                <th scope="col" className="number">
                  Won
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.quality.map(({ score, leads, won }) => (
                <tr key={score}>
                  <th scope="row">{score}</th>
                  <td className="number">
                    <a
                      href={leadsBehind({ ...period, quality: String(score) })}
                      aria-label={`${leads} leads of the score ${score}`}
                    >
                      {leads.toLocaleString('en')}
                    </a>
                  </td>
                  <td className="number">{won.toLocaleString('en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <section>
        <h2>By day</h2>
        {!isFew && <DaysChart days={figures.byDay} />}
        <details open={isFew}>
          <summary>As a table</summary>
          <Ways
            name="Day"
            ways={figures.byDay}
            behind={(key) => leadsBehind({ ...dayOf(key), without: 'spam' })}
            isInner
          />
        </details>
      </section>
      <section>
        <h2>Hours at which leads come</h2>
        {!isFew && <HoursChart hours={figures.hours} />}
        <details open={isFew}>
          <summary>As a table</summary>
          <Hours hours={figures.hours} period={period} />
        </details>
      </section>
    </>
  );
}

function FunnelTable({ now, before, period }: { now: Funnel; before: Funnel; period: Period }) {
  const most = Math.max(1, ...now.steps.map(({ count }) => count));
  const behind: Readonly<Record<string, string>> = {
    'lead sent': leadsBehind(period),
    contacted: leadsBehind({ ...period, without: 'spam,new' }),
    won: leadsBehind({ ...period, without: null, status: 'won' }),
  };
  return (
    <table className="funnel">
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col" className="number">
            Times
          </th>
          <td />
          <th scope="col" className="number">
            Lost
          </th>
          <th scope="col" className="number">
            Before
          </th>
        </tr>
      </thead>
      <tbody>
        {now.steps.map(({ step, count, lost }, place) => (
          <tr key={step} data-biggest={step === now.biggestLoss || undefined}>
            <th scope="row">{step}</th>
            <td className="number">
              <Figure count={count} href={behind[step] ?? null} label={`${count} times ${step}`} />
            </td>
            <td aria-hidden="true">
              {count > 0 && <span className="bar" style={{ inlineSize: `${(100 * count) / most}%` }} />}
            </td>
            <td className="number">{lost === null ? '' : `${lost} %`}</td>
            <td className="number">{before.steps[place]?.count.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const COLUMNS = [
  ['viewed', 'Viewed'],
  ['opened', 'Opened'],
  ['second', 'Step 2'],
  ['third', 'Step 3'],
  ['sent', 'Sent'],
  ['contacted', 'Contacted'],
  ['won', 'Won'],
] as const;

/** The whole way of each group. What is not known of such a group has no column. */
function Ways({
  name,
  ways,
  behind,
  isInner = false,
}: {
  name: string;
  ways: readonly Way[];
  behind: (key: string) => string | null;
  isInner?: boolean;
}) {
  const shown = isInner ? ways : ways.slice(0, SHOWN_WAYS);
  const columns = COLUMNS.filter(([column]) => ways.some((way) => way[column] !== null));
  const table = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
    <section className="wide" tabIndex={0} aria-label={`By ${name.toLowerCase()}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {columns.map(([column, label]) => (
              <th key={column} scope="col" className="number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((way) => (
            <tr key={way.key}>
              <th scope="row">{way.key || '(none)'}</th>
              {columns.map(([column, label]) => (
                <td key={column} className="number">
                  <Figure
                    count={way[column] ?? 0}
                    href={column === 'sent' ? behind(way.key) : null}
                    label={`${way[column]} ${label.toLowerCase()}, ${way.key}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {ways.length > shown.length && <p>And {counted(ways.length - shown.length, 'other')}.</p>}
    </section>
  );
  if (isInner) return table;
  return (
    <section>
      <h2>By {name.toLowerCase()}</h2>
      {ways.length === 0 ? <p>Nothing was counted.</p> : table}
    </section>
  );
}

/** A number, and the leads behind it where there are some. */
function Figure({ count, href, label }: { count: number; href: string | null; label: string }) {
  const written = count.toLocaleString('en');
  return href && count > 0 ? (
    <a href={href} aria-label={label}>
      {written}
    </a>
  ) : (
    written
  );
}

function Hours({ hours, period }: { hours: Figures['hours']; period: Period }) {
  const leads = new Map(hours.map((hour) => [hour.hour, hour.leads]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
    <section className="wide" tabIndex={0} aria-label="Leads by hour of the week">
      <table className="hours">
        <thead>
          <tr>
            <th scope="col">Day</th>
            {HOURS.map((hour) => (
              <th key={hour} scope="col" className="number">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((day, place) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {HOURS.map((hour) => {
                const count = leads.get(place * HOURS.length + hour) ?? 0;
                return (
                  <td key={hour} className="number">
                    {count > 0 && (
                      <Figure
                        count={count}
                        href={leadsBehind({ ...period, hour: String(place * HOURS.length + hour) })}
                        label={`${count} leads, ${day} at ${hour}`}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function dayOf(day: string): { since: string; until: string } {
  const start = new Date(`${day}T00:00`);
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { since: start.toISOString(), until: end.toISOString() };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0 %' : `${Math.round((100 * part) / whole)} %`;
}
