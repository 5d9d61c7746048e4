import type { LeadStatus } from './lead.ts';

/**
 * The field that robots fill in. The name attracts advertising robots, but not autofill or password
 * managers.
 */
export const HONEYPOT_NAME = 'comment';

/** A lead's status by the value of the hidden field. `null` means that it was not sent, although our forms always do. */
export function statusFor(honeypot: string | null): LeadStatus {
  return honeypot === '' ? 'new' : 'spam';
}
