import * as v from 'valibot';
import { analytics } from './analytics.ts';
import { figures, TEXT_FIGURES } from './figures.ts';
import { PROMISE_NAMES, STEP_NAMES } from './promises.ts';
import { theme } from './theme.ts';

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
});

const code = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}$/, 'must be the name of a folder in site/content, such as en'),
);

/** What the owner says of their own, in a language other than the site's first. */
const ownWords = v.strictObject({
  product: name,
  chat: v.optional(v.pick(chat, ['buttonText', 'welcomeText', 'presetMessage'])),
  /** The figures that are texts, where they read otherwise there. */
  figures: v.optional(v.partial(v.strictObject(v.entriesFromList(TEXT_FIGURES, name))), {}),
});

const schema = v.strictObject({
  /** The languages of the site. The first stands at the root, the others under their codes: `/es/`. */
  languages: v.optional(
    v.pipe(
      v.array(code, "must be a list, such as ['en']"),
      v.minLength(1, "must name one language at least, such as ['en']"),
      v.check((codes) => new Set(codes).size === codes.length, 'must name each language once'),
    ),
    ['en'],
  ),
  /** The owner's own words in each language but the first, which has them in the other settings. */
  words: v.optional(v.record(code, ownWords), {}),
  /** The name that the site goes by. */
  brand: name,
  /** What is sold, as it reads on a button: "Get {product} Now". Within a sentence it is in lower case. */
  product: name,
  /** Where this site will stand. */
  url: origin,
  /** The student portal. */
  portal: origin,
  /** The path of the portal's sign-in page. */
  signInPath: v.pipe(v.string(), v.regex(/^\/(?!\/)\S*$/, 'must be a path such as /auth')),
  /** The provider's main site, with its service and subject pages. */
  mainSite: leftOut(v.pipe(v.string(MAIN_SITE), v.regex(ORIGIN, MAIN_SITE))),
  /** In the international format, spaces allowed. */
  phone: leftOut(v.pipe(v.string(PHONE), v.regex(/^\+[\d ]{8,20}$/, PHONE))),
  email: v.pipe(v.string(), v.email('must be an e-mail address, such as hello@example.org')),
  /** Where the portraits of the testimonials are, under `/avatars/`. Empty: on this site itself. */
  imageHost: v.pipe(
    v.string(),
    v.regex(
      /^(https?:\/\/[^\s?#]*[^\s?#/])?$/,
      'must be empty, or an address without a slash at its end, such as https://images.example.org',
    ),
  ),
  /** Where a visitor goes once the lead is stored, in the place of the portal: a page that counts conversions. */
  thankYou: leftOut(v.pipe(v.string(THANK_YOU), v.regex(/^(\/(?!\/)\S*|https?:\/\/[^\s/]+\S*)$/, THANK_YOU))),
  /** The brand's profiles, linked in the footer. */
  social: v.strictObject({
    facebook: profile,
    instagram: profile,
    x: profile,
    youtube: profile,
    linkedin: profile,
  }),
  /** A chat with the configured phone number. */
  chat: leftOut(chat),
  /** Who counts visits: a script of somebody else's, loaded after the page. */
  analytics: leftOut(analytics),
  /** Whether the page counts how far visitors come, in the database, without telling them apart. */
  countSteps: v.optional(v.boolean('must be true or false'), false),
  /** Where the legal links of the footer lead. '#': nowhere yet. */
  legal: v.strictObject({ privacy: legalPage, terms: legalPage, cookies: legalPage }),
  theme,
  figures,
  /** Whether the invented testimonials are shown. */
  sampleTestimonials: v.boolean('must be true or false'),
  /** The promises that the owner keeps and the steps that are taken, by their names in `promises.ts`. */
  confirmed: v.array(
    v.picklist(CONFIRMABLE, `must be one of ${CONFIRMABLE.join(', ')}`),
    'must be a list, such as []',
  ),
  /** Whether the popup also opens for who is about to leave, once a visit. */
  exitIntent: v.boolean('must be true or false'),
  /** How long after a lead was stored a visitor is sent on to the portal. */
  redirectAfterSeconds: leftOut(
    v.pipe(
      v.number(REDIRECT),
      v.integer(REDIRECT),
      v.minValue(1, REDIRECT),
      v.maxValue(MAX_REDIRECT_SECONDS, REDIRECT),
    ),
  ),
});

export type Site = v.InferOutput<typeof schema>;
export type Chat = v.InferOutput<typeof chat>;

/** Checks the owner's settings. Throws an error that names every field that is wrong and what would be right. */
export function defineSite(settings: v.InferInput<typeof schema>): Site {
  const result = v.safeParse(schema, settings, { message: inWords });
  const faults = result.success
    ? missingIn(result.output)
    : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  if (result.success && faults.length === 0) return result.output;
  throw new Error(`site/site.config.ts cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

/** A setting that an owner may do without: `false`, or no line at all. */
function leftOut<Setting extends v.GenericSchema>(setting: Setting) {
  return v.optional(
    v.lazy((input) => (input === false ? v.literal(false) : setting)),
    false,
  );
}

/** What settings that are right by themselves lack: a number for the chat, the owner's words in the languages after the first. */
function missingIn({ languages, words, chat, phone, figures }: Site): string[] {
  const missing: string[] = [];
  if (chat && !phone) missing.push('chat: needs the number in "phone": write one there, or false here');
  for (const code of languages.slice(1)) {
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(code);
    const own = words[code];
    if (!own) {
      missing.push(`words.${code}: is missing: write what you sell in ${name}, such as { product: '…' }`);
      continue;
    }
    if (chat && !own.chat)
      missing.push(
        `words.${code}.chat: is missing: write buttonText, welcomeText and presetMessage in ${name}, or false for the chat as a whole`,
      );
    for (const figure of TEXT_FIGURES) {
      const shown = figures[figure];
      // A word, or a sign between thousands: it reads otherwise elsewhere.
      if (shown && !own.figures[figure] && /[\p{Letter},]/u.test(shown.value))
        missing.push(
          `words.${code}.figures.${figure}: is missing: write '${shown.value}' as it reads in ${name}`,
        );
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

/** What is wrong with a field whose rule has no words of its own: its line is missing, unknown or of another kind. */
function inWords({ expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is no setting: correct its name, or take the line out';
  if (received === 'undefined') return 'is missing: write a line for it';
  return `must be ${KINDS[expected ?? ''] ?? expected}`;
}
