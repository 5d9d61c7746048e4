import type { Site } from './define-site.ts';

/** A link, and what it says. */
export type Link = { label: string; href: string };

/** A link to write to an address. */
export function mailLink(email: string): Link {
  return { label: email, href: `mailto:${email}` };
}

/** The phone number as `tel:` takes it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** A WhatsApp conversation with a number, a message in it. It works without any script. */
export function chatLink(phone: string, presetMessage: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(presetMessage)}`;
}

/** The portal's sign-in page. */
export function portalSignIn(site: Pick<Site, 'portal' | 'signInPath'>): string {
  return `${site.portal}${site.signInPath}`;
}

/** Where a visitor goes once the lead is stored: the owner's page of thanks, else the portal's sign-in page. */
export function afterSuccess(site: Pick<Site, 'portal' | 'signInPath' | 'thankYou'>): string {
  return site.thankYou || portalSignIn(site);
}
