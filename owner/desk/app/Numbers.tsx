import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { FEW, type Numbers as Figures, sentLeads, sentNote } from '../../queries/figures.ts';
import { addressWith, go, leadsBehind, useAddress } from './address.ts';
import { desk } from './ask.ts';
import { DaysChart, HoursChart } from './Charts.tsx';
import { dayInWords, daysUpTo, periodOf, periodUpTo, todayIn } from './days.ts';
import { FirstContactWords } from './FirstContactWords.tsx';
import { Behind, type Filters, FunnelTable, HoursTable, Quality, Refused, Ways } from './NumberTables.tsx';
import { counted, hourInWords } from './words.ts';

const DAYS = [7, 28, 90, 365] as const;
const DEFAULT_DAYS = 28;

/** How far visitors come, and what becomes of their leads. Days use the site's time zone. */
export function Numbers({ timeZone }: { timeZone: string }) {
  const address = useAddress();
  const count = Number(address.get('days')) || DEFAULT_DAYS;
  const today = todayIn(timeZone);
  const days = useMemo(() => daysUpTo(today, count), [today, count]);
  const { since, until } = periodUpTo(today, timeZone, count);
  const found = useQuery({ queryKey: ['numbers', since, until], queryFn: () => desk.numbers(since, until) });
  return (
    <main className="page numbers">
      <header>
        <h1>Numbers</h1>
        <label>
          Last{' '}
          <select value={count} onChange={({ target }) => go(addressWith({ days: target.value }))}>
            {DAYS.map((length) => (
              <option key={length} value={length}>
                {length} days
              </option>
            ))}
          </select>
          , compared with the {count} before
        </label>
      </header>
      {found.isPending && <p className="note">Loading…</p>}
      {found.data && <All figures={found.data} days={days} timeZone={timeZone} since={since} until={until} />}
    </main>
  );
}

type Shown = { figures: Figures; days: readonly string[]; timeZone: string; since: string; until: string };

function All({ figures, days, timeZone, since, until }: Shown) {
  const { now, before, firstContact } = figures;
  const sent = sentLeads(now);
  const isFew = sent < FEW;
  const period: Filters = { since, until, without: 'spam' };
  const earlier: Filters = { ...period, since: justBefore(since, until), until: since };
  const busiest = figures.hours.reduce((most, hour) => (hour.leads > most.leads ? hour : most), {
    hour: 0,
    leads: 0,
  });
  return (
    <>
      {isFew && (
        <p className="few">
          {sent === 0
            ? 'No leads in this period.'
            : `Only ${counted(sent, 'lead')} in this period: too few for a trend.`}
        </p>
      )}
      <section>
        <h2>From page view to won lead</h2>
        <FunnelTable now={now} before={before} period={period} earlier={earlier} />
        <p className="note">
          {now.biggestLoss && (
            <>
              The biggest loss is before <mark>{now.biggestLoss}</mark>.{' '}
            </>
          )}
          {sentNote(now)} Underlined numbers link to their leads. The others are anonymous counts.
        </p>
      </section>
      <div className="beside">
        <section>
          <h2>Exit intent</h2>
          <p>
            {counted(now.offered, 'offer')} shown, {before.offered.toLocaleString('en')} before.{' '}
            <Behind filters={{ ...period, trigger: 'exit_intent' }} count={now.sentAfterOffer}>
              {counted(now.sentAfterOffer, 'lead')}
            </Behind>{' '}
            sent after an offer, {percent(now.sentAfterOffer, sent)} of all.
          </p>
        </section>
        <section>
          <h2>First contact</h2>
          <p>
            In this period <FirstContactWords found={firstContact} since={since} until={until} />{' '}
            <Behind
              filters={{ ...period, without: null, status: 'new', order: 'due' }}
              count={firstContact.waiting}
            >
              {counted(firstContact.waiting, 'lead')}
            </Behind>{' '}
            still waiting.
          </p>
        </section>
      </div>
      <section>
        <h2>By button</h2>
        <Ways name="Button" ways={figures.bySource} behind={(button) => ({ ...period, button })} />
      </section>
      <section>
        <h2>By campaign</h2>
        <Ways name="Campaign" ways={figures.byCampaign} behind={(campaign) => ({ ...period, campaign })} />
      </section>
      <section>
        <h2>By device</h2>
        <Ways name="Device" ways={figures.byDevice} />
        <p className="note">Leads don’t record a device, so these numbers don’t link to leads.</p>
      </section>
      <div className="beside">
        <section>
          <h2>Fields with errors</h2>
          {figures.refused.length === 0 ? <p>None.</p> : <Refused fields={figures.refused} />}
        </section>
        <section>
          <h2>Quality</h2>
          {sent === 0 ? <p>No leads yet.</p> : <Quality scores={figures.quality} period={period} />}
        </section>
      </div>
      <section>
        <h2>By day</h2>
        <Charted
          chart={isFew ? null : <DaysChart ways={figures.byDay} days={days} />}
          table={
            <Ways
              name="Day"
              ways={figures.byDay}
              named={dayInWords}
              behind={(day) => ({ ...periodOf(day, timeZone), without: 'spam' })}
              areAllShown
            />
          }
        />
      </section>
      {sent > 0 && (
        <section>
          <h2>By hour</h2>
          <Charted
            chart={
              isFew ? null : (
                <>
                  <HoursChart hours={figures.hours} />
                  <p className="note">
                    Busiest: {hourInWords(busiest.hour)}, with{' '}
                    <a href={leadsBehind({ ...period, hour: String(busiest.hour) })}>
                      {counted(busiest.leads, 'lead')}
                    </a>
                    . Times are in {timeZone}.
                  </p>
                </>
              )
            }
            table={<HoursTable hours={figures.hours} period={period} />}
          />
        </section>
      )}
    </>
  );
}

/** A chart with its table, or only the table if there are too few leads. */
function Charted({ chart, table }: { chart: ReactNode; table: ReactNode }) {
  if (chart === null) return table;
  return (
    <>
      {chart}
      <details>
        <summary>Show as table</summary>
        {table}
      </details>
    </>
  );
}

function justBefore(since: string, until: string): string {
  return new Date(2 * Date.parse(since) - Date.parse(until)).toISOString();
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0\u00a0%' : `${Math.round((100 * part) / whole)}\u00a0%`;
}
