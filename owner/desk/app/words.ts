import { ASSIGNMENT_TYPES } from '../../../lead/options.ts';
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../../queries/moment.ts';

/** Weekdays and hours for counting leads. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const UNITS = [
  ['d', MS_PER_DAY],
  ['h', MS_PER_HOUR],
  ['min', MS_PER_MINUTE],
] as const;

/** A duration in its two largest units: `2 d 5 h`, with no-break spaces before units. */
export function spanOf(ms: number): string {
  let left = Math.abs(ms);
  if (left < MS_PER_MINUTE) return 'less than a minute';
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${count}\u00a0${unit}`);
  }
  return parts.slice(0, 2).join(' ');
}

/** The time to a deadline: `due in 5 h`, or `2 h overdue`. */
export function dueIn(deadline: string, now: number): string {
  const left = Date.parse(deadline) - now;
  return left < 0 ? `${spanOf(left)} overdue` : `due in ${spanOf(left)}`;
}

/** A time in this browser's zone, or in `timeZone`. */
export function timeOf(text: string, timeZone?: string): string {
  return new Date(text).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** A WhatsApp link, or `null` for a number without a country code, which `wa.me` needs. */
export function whatsAppOf(phone: string, words: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  return /^\s*(\+|00)/.test(phone) ? `https://wa.me/${digits}?text=${encodeURIComponent(words)}` : null;
}

/** The first sentence of a reply. */
export function firstSentence(lead: { name: string; subject: string; assignment_type: string }): string {
  const [first = lead.name] = lead.name.trim().split(/\s+/);
  const type = ASSIGNMENT_TYPES[lead.assignment_type as keyof typeof ASSIGNMENT_TYPES] ?? 'request';
  const what = type === 'Other' ? 'request' : type.toLowerCase();
  return `Hello ${first}, thank you for asking ${import.meta.env.BRAND} about your ${what} in ${lead.subject}.`;
}

/** `count` with its noun: `1 lead`, `2 leads`. */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : nouns}`;
}

/** An hour of the week: `Tue at 6`. */
export function hourInWords(hour: number): string {
  return `${WEEKDAYS[Math.floor(hour / HOURS.length)]} at ${hour % HOURS.length}`;
}
