import { ArrowUpRight } from 'lucide-react';

export type PortalLinkProps = {
  label: string;
  /** The portal's sign-in page. */
  href: string;
  look?: 'quiet' | undefined;
};

/** A button that leads to the student portal, in a new tab. Its sign says so. */
export function PortalLink({ label, href, look }: PortalLinkProps) {
  return (
    <a className="button" data-look={look} data-portal-link="" href={href} target="_blank" rel="noopener">
      {label}
      <ArrowUpRight className="portal-sign" role="img" aria-label="opens in a new tab" />
    </a>
  );
}
