import { languageIn } from '../../../lead/language.ts';
import type { Lead } from '../../../lead/lead.ts';
import { soonness } from '../../queries/moment.ts';

/** The time to a deadline: `due in 5 h`, or `2 h late`. */
export function dueIn(deadline: string, now: Date): string {
  const due = new Date(deadline);
  return due < now ? soonness(due, now) : `due ${soonness(due, now)}`;
}

/** A time in this browser's zone. */
export function timeOf(text: string): string {
  return new Date(text).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

/** `Mon 23 Nov` for `2026-11-23`. */
export function dayInWords(day: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString('en-GB', parts).replace(',', '');
}

/** Nine in the morning, `days` from now. */
export function morningIn(days: number): Date {
  const morning = new Date();
  morning.setDate(morning.getDate() + days);
  morning.setHours(9, 0, 0, 0);
  return morning;
}

/** A WhatsApp link, or `null` for a number without a country code, which `wa.me` needs. */
export function whatsAppOf(phone: string, words: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  return /^\s*(\+|00)/.test(phone) ? `https://wa.me/${digits}?text=${encodeURIComponent(words)}` : null;
}

/** The templates for replies in one of the site's languages, with the names of the types of work. */
export type Replies = {
  locale: string;
  dir: 'ltr' | 'rtl';
  request: string;
  subject: string;
  templates: Readonly<Record<string, string>>;
  types: Readonly<Record<string, string>>;
};

/** The templates in the visitor's language. */
export function repliesFor({ source_page }: Pick<Lead, 'source_page'>): Replies {
  const all: Record<string, Replies> = import.meta.env.REPLIES;
  const [first] = Object.values(all);
  const replies = all[languageIn(source_page) ?? ''] ?? first;
  if (!replies) throw new Error('The site has no language.');
  return replies;
}

/** A lead's values in a reply. */
type ForReply = Pick<Lead, 'name' | 'assignment_type' | 'deadline'>;

/** A template with the visitor's first name, type of work and deadline. */
export function filledIn(template: string, { locale, request, types }: Replies, lead: ForReply): string {
  const [first = lead.name] = lead.name.trim().split(/\s+/);
  const type = lead.assignment_type === 'other' ? undefined : types[lead.assignment_type];
  const when = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const deadline = new Date(lead.deadline).toLocaleString(locale, { ...when, timeZoneName: 'short' });
  const values: Record<string, string> = { name: first, type: type ?? request, deadline };
  return template.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
