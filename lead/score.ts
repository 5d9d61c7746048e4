import type { LeadForm } from './form.ts';
import { lengthOf } from './text.ts';

export const POINTS_PER_SIGNAL = 20;
export const MAX_SCORE = 100;
/** A name must be longer than this to count, in characters. */
export const SCORED_NAME_OVER = 5;
/** A phone number must have at least this many characters to count. */
export const SCORED_PHONE_FROM = 10;
/** A description must be longer than this to count, in characters. */
export const SCORED_DESCRIPTION_OVER = 50;

type Scored = Pick<LeadForm, 'name' | 'email' | 'phone' | 'description'> & { urgency: string };

/** Lead quality from 0 to 100: 20 points for each of five signals. The database recomputes it on insert. */
export function scoreLead({ name, email, phone, description, urgency }: Scored): number {
  const signals = [
    lengthOf(name) > SCORED_NAME_OVER,
    email.includes('@'),
    lengthOf(phone) >= SCORED_PHONE_FROM,
    lengthOf(description) > SCORED_DESCRIPTION_OVER,
    urgency === 'urgent',
  ];
  return Math.min(signals.filter(Boolean).length * POINTS_PER_SIGNAL, MAX_SCORE);
}
