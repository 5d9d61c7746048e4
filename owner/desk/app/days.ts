import { MS_PER_DAY, MS_PER_MINUTE } from '../../queries/moment.ts';

/** Today's date in `timeZone`, as `2026-11-23`. */
export function todayIn(timeZone: string, now = Date.now()): string {
  // The Swedish locale formats dates as in ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(now);
}

/** `count` consecutive days, ending with `last`. */
export function daysUpTo(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => dayAfter(last, place + 1 - count));
}

/** The start and end of `days` days from `day`, in `timeZone`. */
export function periodOf(day: string, timeZone: string, days = 1): { since: string; until: string } {
  return { since: midnightOf(day, timeZone), until: midnightOf(dayAfter(day, days), timeZone) };
}

/** The start and end of the `count` days up to `last`, in `timeZone`. */
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
  // If the clocks change on this day, the first guess may be off by the change.
  const guess = there - ahead(there, timeZone);
  return new Date(there - ahead(guess, timeZone)).toISOString();
}

/** The offset of `timeZone` from UTC at a moment, in milliseconds. */
function ahead(moment: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  );
  const seconds = moment - (moment % 1_000);
  return Math.round((Date.parse(`${shown.replace(' ', 'T')}Z`) - seconds) / MS_PER_MINUTE) * MS_PER_MINUTE;
}
