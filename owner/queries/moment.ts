export const MS_PER_MINUTE = 60_000;
export const MS_PER_HOUR = 60 * MS_PER_MINUTE;
export const MS_PER_DAY = 24 * MS_PER_HOUR;

/** The units of an age. */
const UNITS_MS: Readonly<Record<string, number>> = { h: MS_PER_HOUR, d: MS_PER_DAY };
const AGE = /^(\d{1,6})([hd])$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/;

/** The time an age such as `12h` or `365d` before `now`. An invalid `Date` if `text` is not an age. */
export function momentBefore(text: string, now = new Date()): Date {
  const [, number, unit = ''] = AGE.exec(text) ?? [];
  return new Date(now.getTime() - Number(number) * (UNITS_MS[unit] ?? Number.NaN));
}

/**
 * Parses a date (its start), a time, or an age before `now`. The default zone is this machine's.
 * Returns an invalid `Date` for anything else.
 */
export function momentFrom(text: string, now = new Date()): Date {
  if (DATE.test(text)) return new Date(`${text}T00:00`);
  return TIME.test(text) ? new Date(text) : momentBefore(text, now);
}

/** Like `momentFrom`, but a date means its end. */
export function momentUntil(text: string, now = new Date()): Date {
  const moment = momentFrom(text, now);
  if (DATE.test(text)) moment.setDate(moment.getDate() + 1);
  return moment;
}

/** A length of time: `5 h`. Rounded down, so "2 d" means at least two days. */
export function spanOf(ms: number): string {
  const span = Math.abs(ms);
  if (span < 2 * MS_PER_HOUR) return `${Math.trunc(span / MS_PER_MINUTE)} min`;
  if (span < 2 * MS_PER_DAY) return `${Math.trunc(span / MS_PER_HOUR)} h`;
  return `${Math.trunc(span / MS_PER_DAY)} d`;
}

/** The time left until `time`: `in 5 h`, `in 3 d`, or `2 h late`. */
export function soonness(time: Date, now: Date): string {
  const left = time.getTime() - now.getTime();
  return left <= -MS_PER_MINUTE ? `${spanOf(left)} late` : `in ${spanOf(left)}`;
}
