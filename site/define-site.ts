import * as v from 'valibot';
import { figures } from './figures.ts';
import { PROMISE_NAMES } from './promises.ts';

const name = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/?#]+$/, 'must be an address without a path, such as https://www.example.org'),
);
const profile = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s/]+\/\S+$/, 'must be the address of a profile, such as https://x.com/name'),
);
const legalPage = v.pipe(
  v.string(),
  v.regex(
    /^(#|\/(?!\/)\S*|https?:\/\/[^\s/]+\S*)$/,
    "must be '#', a path of this site such as /privacy.html, or an address such as https://www.example.org/privacy",
  ),
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
  email: v.pipe(v.string(), v.email('must be an e-mail address, such as hello@example.org')),
  /** Where the portraits of the testimonials are, under `/avatars/`. Empty: on this site itself. */
  imageHost: v.pipe(
    v.string(),
    v.regex(
      /^(https?:\/\/[^\s?#]*[^\s?#/])?$/,
      'must be empty, or an address without a slash at its end, such as https://images.example.org',
    ),
  ),
  /** The brand's profiles, linked in the footer. */
  social: v.strictObject({
    facebook: profile,
    instagram: profile,
    x: profile,
    youtube: profile,
    linkedin: profile,
  }),
  chat: v.strictObject({
    /** The third-party widget's script. Empty: the plain chat link stays as it is. */
    script: v.pipe(
      v.string(),
      v.regex(
        /^(https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/\S*)?$/,
        'must be empty, or the https address of a script',
      ),
    ),
    /**
     * Whether the widget writes styles into the page, as most do: it may then, and so may nothing but styles.
     * False is stricter, for a widget whose styles are files. Without a script it changes nothing.
     */
    inlineStyles: v.boolean('must be true or false'),
    /** On the chat button. */
    buttonText: name,
    /** How the widget greets a visitor. */
    welcomeText: name,
    /** What stands in the visitor's message before they write. */
    presetMessage: name,
  }),
  /** Where the legal links of the footer lead. '#': nowhere yet. */
  legal: v.strictObject({ privacy: legalPage, terms: legalPage, cookies: legalPage }),
  figures,
  /** The promises of the page that the owner has read and keeps, by their names in `promises.ts`. */
  confirmed: v.array(
    v.picklist(PROMISE_NAMES, `must be one of ${PROMISE_NAMES.join(', ')}`),
    'must be a list, such as []',
  ),
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

/** The phone number as `tel:` takes it. */
export function phoneLink(site: Pick<Site, 'phone'>): string {
  return `tel:${site.phone.replaceAll(' ', '')}`;
}

/** A WhatsApp conversation with the configured number, the preset message in it. It works without any script. */
export function chatLink(site: Pick<Site, 'phone' | 'chat'>): string {
  const message = encodeURIComponent(site.chat.presetMessage);
  return `https://wa.me/${site.phone.replaceAll(/\D/g, '')}?text=${message}`;
}

/** The portal's sign-in page. */
export function portalSignIn(site: Pick<Site, 'portal'>): string {
  return `${site.portal}/auth`;
}
