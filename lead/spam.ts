import type { LeadStatus } from './lead.ts';

/**
 * The field that robots fill. The name tempts whoever has something to advertise, and is none that a
 * browser or a password manager fills by itself.
 */
export const HONEYPOT_NAME = 'comment';

/** The status of a lead by the text in the field that no person sees; `null` if the field was not sent, as our forms always do. */
export function statusFor(honeypot: string | null): LeadStatus {
  return honeypot === '' ? 'new' : 'spam';
}
