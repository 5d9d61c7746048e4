import { vendorSources } from '../settings/advertising.ts';
import { analyticsTag } from '../settings/analytics.ts';
import type { Site } from '../settings/define-site.ts';

const SELF = "'self'";
const NONE = "'none'";
/** A scheme, a host and a port: no characters that end a directive or start another. */
const SOURCE = /^https?:\/\/[\w.-]+(:\d+)?$/;

export type PolicyOptions = {
  site: Pick<Site, 'url' | 'imageHost' | 'chat' | 'analytics' | 'advertising'>;
  /** Where the page sends its leads: a path of this site or another address. */
  leadsUrl: string;
  /** The hashes of the pages' inline styles, as `'sha256-…'`, or `inline` for any. */
  styleHashes: readonly string[] | 'inline';
  /** The hashes of the pages' inline scripts, which only a site with advertising has. */
  scriptHashes?: readonly string[];
};

/**
 * The content security policy of every page. It allows this site and the origins of image host, leads, chat,
 * analytics and advertising if they are elsewhere. The portal is not listed, because policies do not cover links. Throws an error if a
 * configured address cannot be part of a policy.
 */
export function contentSecurityPolicy({
  site,
  leadsUrl,
  styleHashes,
  scriptHashes = [],
}: PolicyOptions): string {
  const chat = site.chat ? originsOf(site.chat.script) : [];
  const hasChat = chat.length > 0;
  // Browsers ignore 'unsafe-inline' beside a hash.
  const writesStyles = hasChat && site.chat !== false && site.chat.inlineStyles;
  const styles = writesStyles || styleHashes === 'inline' ? ["'unsafe-inline'"] : styleHashes;
  const tag = site.analytics ? analyticsTag(site.url, site.analytics) : undefined;
  const counts = tag ? originsOf(tag.script) : [];
  const countsAt = tag ? tag.sendsTo.flatMap(originsOf) : [];
  const vendors = (directive: Parameters<typeof vendorSources>[1]) =>
    vendorSources(site.advertising, directive);
  const directives: Record<string, readonly string[]> = {
    'default-src': [NONE],
    'script-src': [
      SELF,
      ...(site.advertising ? scriptHashes : []),
      ...chat,
      ...counts,
      ...vendors('script-src'),
    ],
    'style-src': [SELF, ...styles, ...chat],
    'img-src': [SELF, ...originsOf(site.imageHost), ...chat, ...countsAt, ...vendors('img-src')],
    'font-src': [SELF],
    'connect-src': [SELF, ...originsOf(leadsUrl), ...chat, ...countsAt, ...vendors('connect-src')],
    'frame-src': [...chat, ...vendors('frame-src')],
    // WebKit does not support it, and says so in its console. Without it other browsers refuse the manifest.
    'manifest-src': [SELF],
    'base-uri': [NONE],
    // Without JavaScript, buttons lead to the form's page, and the form posts to it.
    'form-action': [SELF],
    'frame-ancestors': [NONE],
    // The chat's script is added by address, and may write HTML. Vendors' tags add scripts by address.
    'require-trusted-types-for': hasChat || site.advertising ? [] : ["'script'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');
}

/** The origin of `address`; none if it is empty or a path of this site. */
function originsOf(address: string): string[] {
  if (!address || address.startsWith('/')) return [];
  const { origin } = new URL(address);
  if (!SOURCE.test(origin)) throw new Error(`A content security policy cannot contain ${origin}.`);
  return [origin];
}
