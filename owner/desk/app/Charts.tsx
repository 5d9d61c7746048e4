import { barY, cell, plot, ruleY } from '@observablehq/plot';
import { useEffect, useMemo, useRef } from 'react';
import type { Numbers, Way } from '../../queries/figures.ts';
import { dateInWords } from './days.ts';
import { HOURS, WEEKDAYS } from './words.ts';

const DAYS_HEIGHT_PX = 240;
const HOURS_HEIGHT_PX = 260;
/** So much room a date takes below the days, and a number below the hours. */
const DATE_PX = 84;
const HOUR_PX = 28;
const HOUR_STEPS = [1, 2, 3, 6];
const MOST_TICKS = 5;
/** The policy of the desk knows the style that Plot writes for this class. */
const CLASS = 'plot';

/** Leads by day, of all `days`. The table beside it says the same to who cannot see it. */
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

/** Leads by hour of the week: the more, the darker. */
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

/** A chart as wide as its place. It is drawn anew for other data and another width alone. */
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
      // Plot names its parts, which mean nothing by themselves.
      chart.setAttribute('aria-hidden', 'true');
      place.current?.replaceChildren(chart);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [data, draw]);
  return <div ref={place} className="chart" role="img" aria-label={label} />;
}
