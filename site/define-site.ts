import * as v from 'valibot';

const name = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/?#]+$/, 'must be an address without a path, such as https://www.example.org'),
);

const schema = v.strictObject({
  /** The name that the site goes by. */
  brand: name,
  /** What is sold, as it reads within a sentence: "professional {product}". */
  product: name,
  /** Where this site will stand. */
  url: origin,
  /** The student portal; its sign-in page is `{portal}/auth`. */
  portal: origin,
  /** The provider's main site, with its service and subject pages. */
  mainSite: origin,
  /** In the international format, spaces allowed. */
  phone: v.pipe(v.string(), v.regex(/^\+[\d ]{8,20}$/, 'must look like +44 20 7946 0958')),
  /** Whether a visitor is sent on to the portal 3 seconds after a lead was stored. */
  redirectAfterSuccess: v.boolean('must be true or false'),
});

export type Site = v.InferOutput<typeof schema>;

/** Checks the owner's settings. Throws an error that names every field that is wrong and what would be right. */
export function defineSite(settings: v.InferInput<typeof schema>): Site {
  const result = v.safeParse(schema, settings);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`site/site.config.ts cannot be used:\n${faults.join('\n')}`);
}

/** The portal's sign-in page. */
export function portalSignIn(site: Pick<Site, 'portal'>): string {
  return `${site.portal}/auth`;
}
