import * as v from 'valibot';

/** The hosts that each vendor's tags load from and send to, with the vendor's own page about them. */
export const VENDORS = {
  /** https://developers.google.com/tag-platform/security/guides/csp, "Google Ads conversions" and "remarketing". */
  google: {
    name: 'Google',
    'script-src': [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://pagead2.googlesyndication.com',
      'https://googleads.g.doubleclick.net',
    ],
    'img-src': [
      'https://www.googletagmanager.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
      'https://google.com',
      'https://pagead2.googlesyndication.com',
      'https://www.googleadservices.com',
    ],
    'connect-src': [
      'https://pagead2.googlesyndication.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://ad.doubleclick.net',
      'https://www.google.com',
      'https://google.com',
    ],
    'frame-src': ['https://www.googletagmanager.com'],
  },
  /** https://developers.facebook.com/docs/meta-pixel/get-started: the base code loads from one and sends to the other. */
  meta: {
    name: 'Meta',
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
    'frame-src': ['https://www.facebook.com'],
  },
} as const;

const snippet = v.pipe(
  v.string(),
  v.regex(/<script\b.*<\/script>/s, "must be the vendor's tag as its documentation prints it, with <script>"),
);

/** The tags of each vendor, as printed in its documentation. They run after a visitor's consent. */
export const advertising = v.pipe(
  v.strictObject({ google: v.optional(snippet), meta: v.optional(snippet) }),
  v.check(({ google, meta }) => Boolean(google || meta), "must have a vendor's tag, or be false"),
);

export type Advertising = v.InferOutput<typeof advertising>;
type Directive = Exclude<keyof (typeof VENDORS)['google'], 'name'>;

/** The vendors whose tags the site has. */
export function vendorsOf(settings: Advertising | false) {
  const tags: Advertising = settings || {};
  return [...(tags.google ? [VENDORS.google] : []), ...(tags.meta ? [VENDORS.meta] : [])];
}

/** The hosts that the policy allows for the vendors' tags. */
export function vendorSources(settings: Advertising | false, directive: Directive): string[] {
  return vendorsOf(settings).flatMap((vendor) => vendor[directive]);
}
