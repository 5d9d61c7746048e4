import { optionLabel } from '../../../lead/form.ts';
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

/** A WhatsApp link, or `null` for a number without a country code, which `wa.me` needs. */
export function whatsAppOf(phone: string, words: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  return /^\s*(\+|00)/.test(phone) ? `https://wa.me/${digits}?text=${encodeURIComponent(words)}` : null;
}

/** The first sentence of a reply. */
export function firstSentence(lead: { name: string; subject: string; assignment_type: string }): string {
  const [first = lead.name] = lead.name.trim().split(/\s+/);
  const type = optionLabel('assignment_type', lead.assignment_type).toLowerCase();
  const what = ['', 'other'].includes(type) ? 'request' : type;
  const about = lead.subject && ` in ${lead.subject}`;
  return `Hello ${first}, thank you for asking ${import.meta.env.BRAND} about your ${what}${about}.`;
}
