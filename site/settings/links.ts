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

/** The portal's sign-in page. */
export function portalSignIn(site: Pick<Site, 'portal' | 'signInPath'>): string {
  return `${site.portal}${site.signInPath}`;
}

/** Where a visitor goes after a lead: the owner's thank-you page, otherwise the portal's sign-in page. */
export function afterSuccess(site: Pick<Site, 'portal' | 'signInPath' | 'thankYou'>): string {
  return site.thankYou || portalSignIn(site);
}
