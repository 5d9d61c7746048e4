const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `time` to the minute in the zone of this machine; with its year, where that is another than the one of `now`. */
export function localTime(time: Date, now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const year = time.getFullYear() === now.getFullYear() ? '' : ` ${time.getFullYear()}`;
  return `${two(time.getDate())} ${MONTHS[time.getMonth()]}${year} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** `time` to the minute in UTC, for programs. */
export function utcTime(time: Date): string {
  return time.toISOString().replace(/:\d\d\.\d+/, '');
}

/** How far `now` is from `time`: `in 5 h`, `in 3 d`, or `2 h late`. */
export function soonness(time: Date, now: Date): string {
  const minutes = Math.trunc((time.getTime() - now.getTime()) / MS_PER_MINUTE);
  const span = inWords(Math.abs(minutes));
  return minutes < 0 ? `${span} late` : `in ${span}`;
}

/** Cut down, never up: who reads "2 d" has two days at the least. */
function inWords(minutes: number): string {
  const hours = Math.trunc(minutes / MINUTES_PER_HOUR);
  if (hours < 2) return `${minutes} min`;
  return hours < 2 * HOURS_PER_DAY ? `${hours} h` : `${Math.trunc(hours / HOURS_PER_DAY)} d`;
}
