import { barY, cell, plot, ruleY } from '@observablehq/plot';
import { useEffect, useRef } from 'react';
import type { Numbers, Way } from '../../owner/numbers.ts';
import { HOURS, WEEKDAYS } from './words.ts';

const WIDTH_PX = 960;
const DAYS_HEIGHT_PX = 220;
const HOURS_HEIGHT_PX = 230;
/** The policy of the desk knows the style that Plot writes for this class. */
const CLASS = 'plot';

/** Leads by day. The table beside it says the same to who cannot see it. */
export function DaysChart({ days }: { days: readonly Way[] }) {
  return (
    <Chart
      label="Leads by day, as a chart"
      draw={() =>
        plot({
          className: CLASS,
          width: WIDTH_PX,
          height: DAYS_HEIGHT_PX,
          x: {
            type: 'band',
            label: null,
            ticks: days.filter((_, place) => place % 7 === 0).map(({ key }) => key),
          },
          y: { label: 'leads', grid: true, tickFormat: 'd' },
          marks: [ruleY([0]), barY(days, { x: 'key', y: 'sent', fill: 'var(--color-action)' })],
        })
      }
    />
  );
}

/** Leads by hour of the week: the more, the darker. */
export function HoursChart({ hours }: { hours: Numbers['hours'] }) {
  const most = Math.max(1, ...hours.map(({ leads }) => leads));
  return (
    <Chart
      label="Leads by hour of the week, as a chart"
      draw={() =>
        plot({
          className: CLASS,
          width: WIDTH_PX,
          height: HOURS_HEIGHT_PX,
          x: {
            type: 'band',
            domain: HOURS,
            label: 'hour',
          },
          y: { type: 'band', domain: WEEKDAYS, label: null },
          marks: [
            cell(hours, {
              x: ({ hour }) => hour % HOURS.length,
              y: ({ hour }) => WEEKDAYS[Math.floor(hour / HOURS.length)],
              fill: 'var(--color-action)',
              fillOpacity: ({ leads }) => leads / most,
            }),
          ],
        })
      }
    />
  );
}

function Chart({ label, draw }: { label: string; draw: () => Element }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chart = draw();
    place.current?.replaceChildren(chart);
  }, [draw]);
  return <div ref={place} className="chart" role="img" aria-label={label} />;
}
