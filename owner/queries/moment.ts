import { UsageError } from '../cli/usage-error.ts';

const MS_PER_HOUR = 3_600_000;
/** The letters that may follow a number. */
const UNITS_MS: Readonly<Record<string, number>> = { h: MS_PER_HOUR, d: 24 * MS_PER_HOUR };
const AGE = /^(\d{1,6})([hd])$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/;

/** The moment so long before `now`, for an age such as `12h` or `365d`. */
export function momentBefore(text: string, now: Date): Date {
  const [, number, unit = ''] = AGE.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (!unitMs) throw new UsageError('must be a number of hours or days, such as 12h or 365d');
  return new Date(now.getTime() - Number(number) * unitMs);
}

/** The moment that `text` names: a date (its first), a time, or an age before `now`. Without a zone it is this machine's. */
export function momentFrom(text: string, now: Date): Date {
  if (AGE.test(text)) return momentBefore(text, now);
  const moment = new Date(DATE.test(text) ? `${text}T00:00` : text);
  if (!(DATE.test(text) || TIME.test(text)) || Number.isNaN(moment.getTime()))
    throw new UsageError(
      'must be a date such as 2026-11-01, a time such as 2026-11-01T09:00, or an age such as 7d or 12h',
    );
  return moment;
}

/** The moment until which `text` means: the same as `momentFrom`, but the end of a date. */
export function momentUntil(text: string, now: Date): Date {
  const moment = momentFrom(text, now);
  if (DATE.test(text)) moment.setDate(moment.getDate() + 1);
  return moment;
}
