import { barY, cell, plot, ruleY } from '@observablehq/plot';
import { useEffect, useMemo, useRef } from 'react';
import type { Numbers, Way } from '../../queries/figures.ts';
import { dateInWords } from './days.ts';
import { HOURS, WEEKDAYS } from './words.ts';

const DAYS_HEIGHT_PX = 240;
const HOURS_HEIGHT_PX = 260;
/** The width of a date label, and of an hour label. */
const DATE_PX = 84;
const HOUR_PX = 28;
const HOUR_STEPS = [1, 2, 3, 6];
const MOST_TICKS = 5;
/** The desk's policy allows the style that Plot writes for this class. */
const CLASS = 'plot';

/** Leads by day, for all `days`. The table beside it gives the same numbers to screen readers. */
export function DaysChart({ ways, days }: { ways: readonly Way[]; days: readonly string[] }) {
  const data = useMemo(() => ({ ways, days }), [ways, days]);
  return <Chart label="Leads by day, as a chart" data={data} draw={drawDays} />;
}

function drawDays({ ways, days }: { ways: readonly Way[]; days: readonly string[] }, width: number): Element {
  const each = Math.ceil((days.length * DATE_PX) / width);
  const most = Math.max(1, ...ways.map(({ sent }) => sent));
  return plot({
    className: CLASS,
    width,
    height: DAYS_HEIGHT_PX,
    marginLeft: 48,
    marginRight: 28,
    x: {
      type: 'band',
      domain: days,
      label: null,
      ticks: days.filter((_, place) => place % each === 0),
      tickFormat: dateInWords,
    },
    y: { label: 'leads', grid: true, ticks: Math.min(MOST_TICKS, most), tickFormat: ',d' },
    marks: [ruleY([0]), barY(ways, { x: 'key', y: 'sent', fill: 'var(--color-action)' })],
  });
}

/** Leads by hour of the week. Darker means more. */
export function HoursChart({ hours }: { hours: Numbers['hours'] }) {
  return <Chart label="Leads by hour of the week, as a chart" data={hours} draw={drawHours} />;
}

function drawHours(hours: Numbers['hours'], width: number): Element {
  const each = HOUR_STEPS.find((step) => (HOURS.length / step) * HOUR_PX < width) ?? HOURS.length;
  const most = Math.max(1, ...hours.map(({ leads }) => leads));
  return plot({
    className: CLASS,
    width,
    height: HOURS_HEIGHT_PX,
    marginLeft: 48,
    marginBottom: 40,
    x: {
      type: 'band',
      domain: HOURS,
      label: 'hour',
      ticks: HOURS.filter((hour) => hour % each === 0),
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
  });
}

/** A chart as wide as its container, redrawn only when the data or the width changes. */
function Chart<Data>({
  label,
  data,
  draw,
}: {
  label: string;
  data: Data;
  draw: (data: Data, width: number) => Element;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let drawn = 0;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0);
      if (width === drawn) return;
      drawn = width;
      const chart = draw(data, width);
      // Plot labels its parts, which make no sense on their own.
      chart.setAttribute('aria-hidden', 'true');
      place.current?.replaceChildren(chart);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [data, draw]);
  return <div ref={place} className="chart" role="img" aria-label={label} />;
}
