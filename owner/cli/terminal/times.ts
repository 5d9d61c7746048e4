import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../../queries/moment.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `time` to the minute in this machine's zone, with the year if it is not the year of `now`. */
export function localTime(time: Date, now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const year = time.getFullYear() === now.getFullYear() ? '' : ` ${time.getFullYear()}`;
  return `${two(time.getDate())} ${MONTHS[time.getMonth()]}${year} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** `time` to the minute in UTC, for programs. */
export function utcTime(time: Date): string {
  return time.toISOString().replace(/:\d\d\.\d+/, '');
}

/** The time left until `time`: `in 5 h`, `in 3 d`, or `2 h late`. */
export function soonness(time: Date, now: Date): string {
  const left = time.getTime() - now.getTime();
  const span = inWords(Math.abs(left));
  return left <= -MS_PER_MINUTE ? `${span} late` : `in ${span}`;
}

/** Rounds down, so "2 d" means at least two days. */
function inWords(ms: number): string {
  if (ms < 2 * MS_PER_HOUR) return `${Math.trunc(ms / MS_PER_MINUTE)} min`;
  if (ms < 2 * MS_PER_DAY) return `${Math.trunc(ms / MS_PER_HOUR)} h`;
  return `${Math.trunc(ms / MS_PER_DAY)} d`;
}
