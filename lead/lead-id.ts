import { v5 as nameBasedId } from 'uuid';
import type { LeadForm } from './form.ts';

/** How many characters of a lead's id a visitor is told. */
const REFERENCE_LENGTH = 8;

/**
 * The id of the lead that these values of a draft make. `draftId` is the draft's own UUID. The same values
 * always give the same id, so sending them again stores nothing twice. Other values give another id.
 */
export function leadIdOf(draftId: string, values: LeadForm): string {
  return nameBasedId(JSON.stringify(values), draftId);
}

/** The draft's id of every form that is posted without one: the same words on one day, in UTC, are one lead. */
export function draftIdOfDay(now: Date): string {
  return nameBasedId(now.toISOString().slice(0, 10), nameBasedId.URL);
}

/** What a visitor may name a lead by. */
export function referenceOf(leadId: string): string {
  return leadId.slice(0, REFERENCE_LENGTH).toUpperCase();
}

/** Whether a text is a reference as `referenceOf` makes them. */
export function isReference(text: string): boolean {
  return text.length === REFERENCE_LENGTH && /^[0-9A-F]+$/.test(text);
}
