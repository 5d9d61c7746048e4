import { ArrowUpRight } from 'lucide-react';

/** The portal's sign-in page, and what is said of a link that opens in a new tab. */
export type Portal = { href: string; newTab: string };

export type PortalLinkProps = {
  label: string;
  portal: Portal;
  look?: 'quiet' | undefined;
};

/** A button that leads to the student portal, in a new tab. Its sign says so. */
export function PortalLink({ label, portal, look }: PortalLinkProps) {
  return (
    <a
      className="button"
      data-look={look}
      data-portal-link=""
      href={portal.href}
      target="_blank"
      rel="noopener"
    >
      {label}
      <ArrowUpRight className="portal-sign" role="img" aria-label={portal.newTab} />
    </a>
  );
}
