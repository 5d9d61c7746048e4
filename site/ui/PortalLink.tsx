import { ArrowUpRight } from 'lucide-react';
import { portalSignIn } from '../settings/links.ts';
import { site } from '../site.config.ts';

export type PortalLinkProps = {
  label: string;
  /** What its sign says. */
  newTab: string;
  look?: 'quiet' | undefined;
};

/** A button that leads to the student portal, in a new tab. Its sign says so. */
export function PortalLink({ label, newTab, look }: PortalLinkProps) {
  return (
    <a
      className="button"
      data-look={look}
      data-portal-link=""
      href={portalSignIn(site)}
      target="_blank"
      rel="noopener"
    >
      {label}
      <ArrowUpRight className="portal-sign" role="img" aria-label={newTab} />
    </a>
  );
}
