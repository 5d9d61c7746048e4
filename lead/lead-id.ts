import { v5 as nameBasedId } from 'uuid';
import type { LeadForm } from './form.ts';

/** The length of the reference that a visitor sees. */
const REFERENCE_LENGTH = 8;

/**
 * The id of a lead with these values. `draftId` is the draft's own UUID. The same values always give the
 * same id, so that a retry stores nothing twice. Other values give another id.
 */
export function leadIdOf(draftId: string, values: LeadForm): string {
  return nameBasedId(JSON.stringify(values), draftId);
}

/** The draft id of a form posted without one: the same values on one day (UTC) are one lead. */
export function draftIdOfDay(now: Date): string {
  return nameBasedId(now.toISOString().slice(0, 10), nameBasedId.URL);
}

/** The reference of a lead that a visitor sees. */
export function referenceOf(leadId: string): string {
  return leadId.slice(0, REFERENCE_LENGTH).toUpperCase();
}

/** Whether a text is a reference from `referenceOf`. */
export function isReference(text: string): boolean {
  return text.length === REFERENCE_LENGTH && /^[0-9A-F]+$/.test(text);
}
