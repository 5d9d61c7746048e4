import * as v from 'valibot';
import { checkForm } from '../../lead/check-form.ts';
import { describeForm, type FormSettings } from '../../lead/fields.ts';
import { advertising } from './advertising.ts';
import { analytics } from './analytics.ts';
import { faultsIn } from './faults-in.ts';
import { CLAIM_NAMES, figures, TEXT_FIGURES } from './figures.ts';
import { plans, prices } from './prices.ts';
import { PROMISE_NAMES, STEP_NAMES } from './promises.ts';
import { theme } from './theme.ts';

/** The sections below the hero, in page order, by their ids. */
export const SECTION_NAMES = [
  'tools',
  'order-process',
  'quick-answers',
  'services',
  'long-form',
  'testimonials',
  'faq',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

const CONFIRMABLE = [...PROMISE_NAMES, ...STEP_NAMES];
const MAX_REDIRECT_SECONDS = 60;

const name = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const ORIGIN = /^https?:\/\/[^\s/?#]+$/;
const origin = v.pipe(
  v.string(),
  v.regex(ORIGIN, 'must be an address without a path, such as https://www.example.org'),
);
const PROFILE = 'must be the address of a profile, such as https://x.com/name, or false';
const profile = leftOut(v.pipe(v.string(PROFILE), v.regex(/^https:\/\/[^\s/]+\/\S+$/, PROFILE)));
const PORTAL = 'must be an address without a path, such as https://portal.example.org, or false';
const ORGANIZATION_TYPES = [
  'EducationalOrganization',
  'LocalBusiness',
  'NGO',
  'OnlineBusiness',
  'ProfessionalService',
] as const;
const ORGANIZATION_TYPE = `must be one of ${ORGANIZATION_TYPES.join(', ')}, or false`;
const CURRENCY = "must be the code of a currency, such as 'EUR'";
const LOCALE = "must be a locale, such as 'en-GB'";
const PHONE = 'must look like +44 20 7946 0958, or be false';
const MAIN_SITE = 'must be an address without a path, such as https://www.example.org, or false';
const REDIRECT = `must be a whole number of seconds from 1 to ${MAX_REDIRECT_SECONDS}, or false`;
const THANK_YOU =
  'must be a path of this site such as /thank-you.html, an address such as https://www.example.org/thanks, or false';
const legalPage = v.pipe(
  v.string(),
  v.regex(
    /^(#|\/(?!\/)\S*|https?:\/\/[^\s/]+\S*)$/,
    "must be '#', a path of this site such as /privacy.html, or an address such as https://www.example.org/privacy",
  ),
);

const chat = v.strictObject({
  /** The third-party widget's script. Empty: only the plain chat link. */
  script: v.pipe(
    v.string(),
    v.regex(
      /^(https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/\S*)?$/,
      'must be empty, or the https address of a script',
    ),
  ),
  /**
   * Whether the widget may write styles into the page, as most do. It can write nothing else. Set false for a widget
   * with its styles in files. Has no effect without a script.
   */
  inlineStyles: v.boolean('must be true or false'),
  /** The chat button's text. */
  buttonText: name,
  /** The widget's greeting. */
  welcomeText: name,
  /** The preset message of the visitor. */
  presetMessage: name,
});

const code = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}$/, 'must be the name of a folder in site/content, such as en'),
);

/** The owner's texts in a language other than the site's first. */
const ownWords = v.strictObject({
  product: name,
  chat: v.optional(v.pick(chat, ['buttonText', 'welcomeText', 'presetMessage'])),
  /** Figures with text that differs in that language. */
  figures: v.optional(v.partial(v.strictObject(v.entriesFromList(TEXT_FIGURES, name))), {}),
  /** The footnotes of the figures. */
  notes: v.optional(v.partial(v.strictObject(v.entriesFromList(CLAIM_NAMES, name))), {}),
});

const schema = v.strictObject({
  /** The site's languages. The first is at the root, the others under their codes: `/es/`. */
  languages: v.optional(
    v.pipe(
      v.array(code, "must be a list, such as ['en']"),
      v.minLength(1, "must name at least one language, such as ['en']"),
      v.check((codes) => new Set(codes).size === codes.length, 'must name each language once'),
    ),
    ['en'],
  ),
  /** The owner's texts in each language after the first, whose texts are in the other settings. */
  words: v.optional(v.record(code, ownWords), {}),
  /** The brand name. */
  brand: name,
  /** The product as on a button: "Get {product} Now". Lower case within a sentence. */
  product: name,
  /** Your kind of organization, for search engines. */
  organizationType: v.optional(leftOut(v.picklist(ORGANIZATION_TYPES, ORGANIZATION_TYPE)), false),
  /** The address of this site. */
  url: origin,
  /** The student portal. Without one, its buttons open the form, and the receipt stays. */
  portal: leftOut(v.pipe(v.string(PORTAL), v.regex(ORIGIN, PORTAL))),
  /** The path of the portal's sign-in page. */
  signInPath: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?!\/)\S*$/, 'must be a path such as /auth')),
    '/auth',
  ),
  /** The provider's main site, with its service and subject pages. */
  mainSite: leftOut(v.pipe(v.string(MAIN_SITE), v.regex(ORIGIN, MAIN_SITE))),
  /** In international format; spaces are allowed. */
  phone: leftOut(v.pipe(v.string(PHONE), v.regex(/^\+[\d ]{8,20}$/, PHONE))),
  email: v.pipe(v.string(), v.email('must be an email address, such as hello@example.org')),
  /** The host of the testimonials' portraits, under `/avatars/`. Empty: this site. */
  imageHost: v.pipe(
    v.string(),
    v.regex(
      /^(https?:\/\/[^\s?#]*[^\s?#/])?$/,
      'must be empty, or an address without a trailing slash, such as https://images.example.org',
    ),
  ),
  /** Where a visitor goes after a lead instead of the portal: a page that counts conversions. */
  thankYou: leftOut(v.pipe(v.string(THANK_YOU), v.regex(/^(\/(?!\/)\S*|https?:\/\/[^\s/]+\S*)$/, THANK_YOU))),
  /** The brand's social profiles, linked in the footer. */
  social: v.strictObject({
    facebook: profile,
    instagram: profile,
    x: profile,
    youtube: profile,
    linkedin: profile,
  }),
  /** A chat with the configured phone number. */
  chat: leftOut(chat),
  /** The service that counts visits: a third-party script, loaded after the page. */
  analytics: leftOut(analytics),
  /** Vendors' tags that measure adverts, which run after a visitor's consent. */
  advertising: leftOut(advertising),
  /** Whether the page counts anonymously, in the database, how far visitors come. */
  countSteps: v.optional(v.boolean('must be true or false'), false),
  /** Whether the hero has a field for an English sentence, which the browser marks like an editor. */
  sentenceField: v.optional(v.boolean('must be true or false'), false),
  /** Whether the form promises, at the phone number, not to call to sell. */
  noSalesCalls: v.optional(v.boolean('must be true or false'), false),
  /**
   * The footer's legal links ('#': no page yet), and the owner's own sentence, with name and date, that they have
   * checked the laws that `npm run preflight` lists for academic work.
   */
  legal: v.strictObject({
    privacy: legalPage,
    terms: legalPage,
    cookies: legalPage,
    imprint: v.optional(leftOut(legalPage), false),
    confirmed: v.optional(leftOut(name), false),
  }),
  /** The currency of all prices. */
  currency: v.optional(
    v.pipe(
      v.string(),
      v.check((code) => Intl.supportedValuesOf('currency').includes(code), CURRENCY),
    ),
    'USD',
  ),
  /** The BCP 47 locale of a language's numbers and prices, if it is not the language's own. */
  locales: v.optional(v.record(code, v.pipe(v.string(), v.check(isLocale, LOCALE))), {}),
  prices: v.optional(prices, {}),
  plans: v.optional(plans, {}),
  /** The choice of the form that the starting price follows. */
  priceField: v.optional(v.string(), 'assignment_type'),
  theme,
  /** The sections to show. One without content is left out anyway. */
  sections: v.optional(
    v.strictObject(
      v.entriesFromList(SECTION_NAMES, v.optional(v.boolean('must be true or false'), true)),
      `must name sections, such as { faq: false }; they are ${SECTION_NAMES.join(', ')}`,
    ),
    {},
  ),
  figures,
  /** Whether the invented testimonials are shown. */
  sampleTestimonials: v.boolean('must be true or false'),
  /** The promises that the owner keeps and the steps taken, by their names in `promises.ts`. */
  confirmed: v.array(
    v.picklist(CONFIRMABLE, `must be one of ${CONFIRMABLE.join(', ')}`),
    'must be a list, such as []',
  ),
  /** Whether exit intent opens the popup, once a visit. */
  exitIntent: v.boolean('must be true or false'),
  /** The delay before a visitor is redirected to the portal after a lead. */
  redirectAfterSeconds: leftOut(
    v.pipe(
      v.number(REDIRECT),
      v.integer(REDIRECT),
      v.minValue(1, REDIRECT),
      v.maxValue(MAX_REDIRECT_SECONDS, REDIRECT),
    ),
  ),
});

/** The settings as the owner writes them. */
export type SiteSettings = v.InferInput<typeof schema>;
/** The validated settings, with defaults for those left out. */
export type Site = v.InferOutput<typeof schema>;
export type Chat = v.InferOutput<typeof chat>;

/** Validates the owner's settings, and the form's. Throws an error that names every wrong field and its rule. */
export function defineSite(settings: SiteSettings, form?: FormSettings): Site {
  const result = v.safeParse(schema, settings, { message: inWords });
  const faults = result.success
    ? missingIn(result.output)
    : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  if (form) faults.push(...checkForm(form));
  if (form && result.success && faults.length === 0) faults.push(...priceFaults(result.output, form));
  if (result.success && faults.length === 0) return result.output;
  throw faultsIn('site/site.config.ts', faults);
}

/** Prices for options that the form does not have. */
function priceFaults({ prices, priceField }: Site, form: FormSettings): string[] {
  const field = describeForm(form)
    .flat()
    .find(({ name, kind }) => name === priceField && kind === 'choice');
  const priced = Object.entries(prices).filter(([, { options }]) => options.length > 0);
  if (!field && priced.length > 0)
    return [`priceField: the form has no choice named ${priceField}: name the one that the price follows`];
  return priced.flatMap(([name, { options }]) =>
    options
      .filter((option) => !Object.hasOwn(field?.options ?? {}, option))
      .map((option) => `prices.${name}.options: ${option} is not an option of ${priceField}: remove it`),
  );
}

function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** An optional setting: `false`, or no line at all. */
function leftOut<Setting extends v.GenericSchema>(setting: Setting) {
  return v.optional(
    v.lazy((input) => (input === false ? v.literal(false) : setting)),
    false,
  );
}

/**
 * Settings that others require: a phone number for the chat, and the owner's texts in every language after the first.
 */
function missingIn({ languages, words, chat, phone, figures }: Site): string[] {
  const missing: string[] = [];
  if (chat && !phone) missing.push('chat: needs a number in "phone": set one, or set chat to false');
  for (const code of languages.slice(1)) {
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(code);
    const own = words[code];
    if (!own) {
      missing.push(`words.${code}: is missing: write what you sell in ${name}, such as { product: '…' }`);
      continue;
    }
    if (chat && !own.chat)
      missing.push(
        `words.${code}.chat: is missing: write buttonText, welcomeText and presetMessage in ${name}, or set chat to false`,
      );
    for (const figure of TEXT_FIGURES) {
      const shown = figures[figure];
      // A text, or a thousands separator, which differs there.
      if (shown && !own.figures[figure] && /[\p{Letter},]/u.test(shown.value))
        missing.push(
          `words.${code}.figures.${figure}: is missing: write '${shown.value}' as it reads in ${name}`,
        );
    }
    for (const claim of CLAIM_NAMES) {
      const { note = '' } = figures[claim] || {};
      if (note && !own.notes[claim])
        missing.push(`words.${code}.notes.${claim}: is missing: say '${note}' in ${name}`);
    }
  }
  return missing;
}

const KINDS: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number, without quotes',
  boolean: 'true or false',
  Array: 'a list in square brackets, such as []',
  Object: 'settings in braces, { … }',
};

/** The message for a field without its own: missing, unknown or of the wrong type. */
function inWords({ expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a setting: correct its name, or remove the line';
  if (received === 'undefined') return 'is missing: write a line for it';
  return `must be ${KINDS[expected ?? ''] ?? expected}`;
}
