import { useQuery } from '@tanstack/react-query';
import { countOf, type DeskNumbers, FEW, type FirstContact, notesOn } from '../../queries/figures.ts';
import { MS_PER_MINUTE, spanOf } from '../../queries/moment.ts';
import { addressWith, go, useAddress } from './address.ts';
import { desk } from './ask.ts';
import { DaysChart, FunnelTable, Ways } from './NumberTables.tsx';
import { dayInWords } from './words.ts';

const DAYS = [7, 28, 90, 365] as const;
const DEFAULT_DAYS = 28;

/** How far visitors come, and what becomes of their leads. Days use the site's time zone. */
export function Numbers() {
  const days = Number(useAddress().get('days')) || DEFAULT_DAYS;
  const found = useQuery({ queryKey: ['numbers', days], queryFn: () => desk.numbers(days) });
  return (
    <main className="page numbers">
      <header>
        <h1>Numbers</h1>
        <label>
          Last{' '}
          <select value={days} onChange={({ target }) => go(addressWith({ days: target.value }))}>
            {DAYS.map((length) => (
              <option key={length} value={length}>
                {length} days
              </option>
            ))}
          </select>
          , compared with the {days} before
        </label>
      </header>
      {found.isPending && <p className="note">Loading…</p>}
      {found.data && <All figures={found.data} />}
    </main>
  );
}

function All({ figures }: { figures: DeskNumbers }) {
  const { now, before, since, until, days, firstContact } = figures;
  const { sent } = now.all;
  const period = { since, until, without: 'spam' };
  return (
    <>
      {sent < FEW && (
        <p className="few">
          {sent === 0
            ? 'No leads in this period.'
            : `Only ${countOf(sent, 'lead')} in this period: too few for a trend.`}
        </p>
      )}
      <section>
        <h2>From page view to won lead</h2>
        <FunnelTable now={now.all} before={before} period={period} />
        <ul className="note">
          {[...notesOn(now.all), contactNote(firstContact)].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>By button</h2>
        <Ways
          name="Button"
          ways={now.source}
          columns={['opened', 'sent', 'contacted', 'won', 'value']}
          behind={(button) => ({ ...period, button })}
        />
      </section>
      <section>
        <h2>By campaign</h2>
        <Ways name="Campaign" ways={now.campaign} behind={(campaign) => ({ ...period, campaign })} />
      </section>
      <section>
        <h2>By device</h2>
        <Ways
          name="Device"
          ways={now.device}
          columns={['viewed', 'opened', 'second', 'third', 'sentAsCounted']}
        />
        <p className="note">Leads don’t record a device, so these numbers don’t link to leads.</p>
      </section>
      <div className="beside">
        <section>
          <h2>Fields with errors</h2>
          <Ways name="Field" ways={now.field} columns={['refused']} />
        </section>
        <section>
          <h2>Quality</h2>
          <Ways
            name="Score"
            ways={now.quality}
            columns={['sent', 'won', 'value']}
            behind={(score) => ({ ...period, score })}
          />
        </section>
      </div>
      <section>
        <h2>By day</h2>
        <DaysChart ways={now.day} days={days} />
        <details>
          <summary>Show as table</summary>
          <Ways
            name="Day"
            ways={now.day}
            named={dayInWords}
            behind={(day) => ({ ...period, day })}
            areAllShown
          />
        </details>
      </section>
    </>
  );
}

function contactNote({ medianMinutes, contacted, waiting }: FirstContact): string {
  const waited =
    medianMinutes === null
      ? 'No first contact was recorded'
      : `Half of the ${countOf(contacted, 'lead')} contacted waited ${spanOf(medianMinutes * MS_PER_MINUTE)} or less`;
  return `${waited}; ${countOf(waiting, 'lead')} still waiting.`;
}
