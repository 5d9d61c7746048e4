import { ArrowUpRight } from 'lucide-react';
import { SOURCE_PARAMETER } from '../../lead/form-page.ts';
import { portalSignIn } from '../settings/links.ts';
import { site } from '../settings/site.ts';
import { Drawn } from './Drawn.tsx';

/** The id of the form that leads to the form's page, once per page (`site/pages/index.astro`). */
export const OPENING_FORM_ID = 'start';

/**
 * The attributes of a submit button that opens the popup. Without the page's script, it leads to the form's page, with
 * its source.
 */
export function opensForm(source: string) {
  return { form: OPENING_FORM_ID, name: SOURCE_PARAMETER, value: source, 'data-lead-source': source };
}

export type LeadButtonProps = {
  label: string;
  /** The source recorded with a lead. */
  source: string;
  /** Whether to show the sample pages. */
  withExamples?: boolean;
  look?: 'quiet' | undefined;
  size?: 'large' | undefined;
};

/** A button that opens the lead-capture popup and records its source. */
export function LeadButton({ label, source, withExamples, look, size }: LeadButtonProps) {
  return (
    <button
      type="submit"
      {...opensForm(source)}
      className="button"
      data-look={look}
      data-size={size}
      data-with-examples={withExamples || undefined}
    >
      <Drawn text={label} sign="→" />
    </button>
  );
}

export type PortalLinkProps = Pick<LeadButtonProps, 'label' | 'source' | 'look'> & {
  /** The label of its icon. */
  newTab: string;
};

/** A button that opens the portal in a new tab, as its icon says. Without a portal, it opens the form. */
export function PortalLink({ newTab, ...button }: PortalLinkProps) {
  const { label, look } = button;
  const signIn = portalSignIn(site);
  if (!signIn) return <LeadButton {...button} />;
  return (
    <a className="button" data-look={look} data-portal-link="" href={signIn} target="_blank" rel="noopener">
      {label}
      <ArrowUpRight className="portal-sign directed" role="img" aria-label={newTab} />
    </a>
  );
}
