import { MS_PER_DAY, MS_PER_MINUTE } from '../../queries/moment.ts';

/** The day that it is in `timeZone`, as `2026-11-23`. */
export function todayIn(timeZone: string, now = Date.now()): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(now);
}

/** `count` days in a row, up to `last`. */
export function daysUpTo(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => dayAfter(last, place + 1 - count));
}

/** When `day` and the days after it begin and end in `timeZone`, as moments. */
export function periodOf(day: string, timeZone: string, days = 1): { since: string; until: string } {
  return { since: midnightOf(day, timeZone), until: midnightOf(dayAfter(day, days), timeZone) };
}

/** When the `count` days up to `last` begin and end in `timeZone`, as moments. */
export function periodUpTo(last: string, timeZone: string, count: number): { since: string; until: string } {
  return periodOf(dayAfter(last, 1 - count), timeZone, count);
}

/** `Mon 23 Nov` for `2026-11-23`. */
export function dayInWords(day: string): string {
  return `${new Date(day).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })} ${dateInWords(day)}`;
}

/** `23 Nov` for `2026-11-23`. */
export function dateInWords(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

function midnightOf(day: string, timeZone: string): string {
  const there = Date.parse(day);
  // Where the clocks change on this day, the first guess is on their other side.
  const guess = there - ahead(there, timeZone);
  return new Date(there - ahead(guess, timeZone)).toISOString();
}

/** By how much the clocks of `timeZone` are ahead of UTC at a moment, in milliseconds. */
function ahead(moment: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  );
  const seconds = moment - (moment % 1_000);
  return Math.round((Date.parse(`${shown.replace(' ', 'T')}Z`) - seconds) / MS_PER_MINUTE) * MS_PER_MINUTE;
}
