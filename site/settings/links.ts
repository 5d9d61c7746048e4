import type { Site } from './define-site.ts';

/** A link with its label. */
export type Link = { label: string; href: string };

/** An email link. */
export function mailLink(email: string): Link {
  return { label: email, href: `mailto:${email}` };
}

/** The phone number for `tel:`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** A WhatsApp link with a message, which works without JavaScript. */
export function chatLink(phone: string, presetMessage: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(presetMessage)}`;
}

/** The portal's sign-in page; `null` without a portal. */
export function portalSignIn({ portal, signInPath }: Pick<Site, 'portal' | 'signInPath'>): string | null {
  return portal ? portal + signInPath : null;
}

/**
 * Where a visitor goes after a lead, and after how many seconds: to the owner's thank-you page, otherwise to the
 * portal. `null` if there is neither: the visitor stays.
 */
export function afterSuccess(
  site: Pick<Site, 'portal' | 'signInPath' | 'thankYou' | 'redirectAfterSeconds'>,
): { signIn: string; redirectAfterSeconds: number | false } | null {
  const signIn = site.thankYou || portalSignIn(site);
  return signIn === null ? null : { signIn, redirectAfterSeconds: site.redirectAfterSeconds };
}
