export const MS_PER_MINUTE = 60_000;
export const MS_PER_HOUR = 60 * MS_PER_MINUTE;
export const MS_PER_DAY = 24 * MS_PER_HOUR;

/** The letters that may follow a number. */
const UNITS_MS: Readonly<Record<string, number>> = { h: MS_PER_HOUR, d: MS_PER_DAY };
const AGE = /^(\d{1,6})([hd])$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/;

/** The moment so long before `now`, for an age such as `12h` or `365d`. An invalid `Date` if `text` is not an age. */
export function momentBefore(text: string, now = new Date()): Date {
  const [, number, unit = ''] = AGE.exec(text) ?? [];
  return new Date(now.getTime() - Number(number) * (UNITS_MS[unit] ?? Number.NaN));
}

/**
 * The moment that `text` names: a date (its first), a time, or an age before `now`. Without a zone
 * it is this machine's. An invalid `Date` if `text` is none of them.
 */
export function momentFrom(text: string, now = new Date()): Date {
  if (DATE.test(text)) return new Date(`${text}T00:00`);
  return TIME.test(text) ? new Date(text) : momentBefore(text, now);
}

/** The moment until which `text` means: the same as `momentFrom`, but the end of a date. */
export function momentUntil(text: string, now = new Date()): Date {
  const moment = momentFrom(text, now);
  if (DATE.test(text)) moment.setDate(moment.getDate() + 1);
  return moment;
}
