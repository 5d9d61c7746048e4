import { expect, it } from 'vitest';
import type { FormSettings } from '../../lead/fields.ts';
import { sampleChat as chat, SPECIFIED_FORM, sampleSite } from '../../tests/support/sample-site.ts';
import { defineSite, type Site } from './define-site.ts';
import { CLAIM_NAMES } from './figures.ts';

const valid: Site = {
  ...sampleSite,
  languages: ['en'],
  words: {},
  figures: { ...sampleSite.figures, happyStudents: false, students: false, minimumDelivery: false },
};
const { figures, legal, social } = valid;
const { colours, fonts } = valid.theme;
const inLight = (colour: object) => ({
  theme: { ...valid.theme, colours: { ...colours, light: { ...colours.light, ...colour } } },
});
const withFont = (display: string) => ({ theme: { ...valid.theme, fonts: { ...fonts, display } } });
const withLogo = (file: string) => ({ theme: { ...valid.theme, logo: { file } } });
const withFigure = (figure: object) => ({ figures: { ...figures, ...figure } });
const withPrice = (changes: object) => ({ prices: { essays: { ...sampleSite.prices.essays, ...changes } } });
const withLegal = (privacy: string) => ({ legal: { ...legal, privacy } });
const es = { product: 'Ayuda', notes: {} };
const note = 'In any language';
const notes = Object.fromEntries(CLAIM_NAMES.map((name) => [name, note]));

it('accepts valid settings', () => {
  expect(defineSite(valid)).toEqual(valid);
});

it.each<[settings: object, message: string]>([
  [{ brand: '  ' }, 'brand: must'],
  [{ url: 'redink.example' }, 'url: must'],
  [{ portal: 'https://portal.redink.example/auth' }, 'portal: must'],
  [{ sections: { prices: false } }, 'sections.prices: must name sections, such as'],
  [{ sections: { faq: 'off' } }, 'sections.faq: must be true or false'],
  [{ organizationType: 'School' }, 'organizationType: must be one of EducationalOrganization, '],
  [{ currency: 'dollars' }, "currency: must be the code of a currency, such as 'EUR'"],
  [{ locales: { en: 'en_GB' } }, "locales.en: must be a locale, such as 'en-GB'"],
  [withPrice({ amount: 0 }), 'prices.essays.amount: must be a number above 0'],
  [withPrice({ amount: '$12' }), 'prices.essays.amount: must be a number above 0'],
  [withPrice({ from: { hours: 0 } }), 'prices.essays.from.hours: must be like { hours: 3 }'],
  [withPrice({ from: { weeks: 2 } }), 'prices.essays.from: must be like { hours: 3 }'],
  [{ mainSite: 'https://www.redink.example/' }, 'mainSite: must'],
  [{ phone: '020 7946 0958' }, 'phone: must'],
  [{ email: 'hello at redink' }, 'email: must'],
  [{ imageHost: 'https://images.redink.example/' }, 'imageHost: must'],
  [{ signInPath: 'auth' }, 'signInPath: must'],
  [{ signInPath: '//elsewhere.example/auth' }, 'signInPath: must'],
  [{ exitIntent: 'yes' }, 'exitIntent: must'],
  [{ redirectAfterSeconds: 2.5 }, 'redirectAfterSeconds: must'],
  [{ redirectAfterSeconds: 61 }, 'redirectAfterSeconds: must'],
  [{ theme: 'dark' }, 'theme: must'],
  ...Object.keys(social).map((name): [object, string] => [
    { social: { ...social, [name]: 'http://social.example/redink' } },
    `social.${name}: must`,
  ]),
  [{ chat: { ...chat, script: 'http://chat.redink.example/widget.js' } }, 'chat.script: must'],
  [{ chat: { ...chat, inlineStyles: 'no' } }, 'chat.inlineStyles: must'],
  [{ chat: { ...chat, buttonText: '' } }, 'chat.buttonText: must'],
  [{ phone: false }, 'chat: needs a number in "phone": set one, or set chat to false'],
  [
    withFigure({ completed: 312 }),
    'figures.completed: must be false, or like { value: 15432, moves: false }',
  ],
  [withFigure({ completed: { value: 1.5, moves: false } }), ': must be a whole number'],
  [
    withFigure({ heroRating: { value: '4.8/5' } }),
    'figures.heroRating: must be false, or like { value: 4.8 }',
  ],
  [withFigure({ rating: { value: 5.1 } }), 'figures.rating.value: must be 5 or less'],
  [
    withFigure({ rating: { value: 4.9, smaple: true } }),
    'figures.rating: must be false, or like { value: 4.9 }',
  ],
  [withFigure({ reviews: { value: 0 } }), 'figures.reviews.value: must be 1 or more, or false'],
  [withFigure({ students: { value: ' ' } }), 'figures.students.value: must not be empty'],
  [withLegal('privacy.html'), "legal.privacy: must be '#', a path"],
  [withLegal('//elsewhere.example/privacy'), "legal.privacy: must be '#', a path"],
  [withLegal('javascript:void 0'), "legal.privacy: must be '#', a path"],
  [{ confirmed: ['refunds'] }, 'confirmed.0: must be one of prices, three-hours'],
  [
    { advertising: { google: 'AW-1' } },
    "advertising.google: must be the vendor's tag as its documentation prints",
  ],
  [{ advertising: {} }, "advertising: must have a vendor's tag, or be false"],
  [{ analytics: 'plausible' }, 'analytics: must be false, or like { kind'],
  [
    { analytics: { kind: 'plausible', script: 'http://p.example/s.js' } },
    'analytics.script: must be the https address of the script',
  ],
  [
    { analytics: { kind: 'umami', script: 'https://u.example/s.js', website: '7' } },
    'analytics.website: must be the id that Umami shows',
  ],
  [
    { analytics: { kind: 'goatcounter', script: 'https://gc.zgo.at/count.js' } },
    'analytics.sendsTo: is missing: write a line for it',
  ],
  [
    { analytics: { kind: 'other', script: 'https://o.example/s.js', attributes: { onload: 'a()' } } },
    'analytics.attributes.onload: must be a name such as data-site',
  ],
  [{ languages: ['Spanish'] }, 'languages.0: must be the name of a folder in site/content, such as en'],
  [{ languages: [] }, 'languages: must name at least one language'],
  [{ languages: ['en', 'en'] }, 'languages: must name each language once'],
  [
    { languages: ['en', 'es'] },
    "words.es: is missing: write what you sell in Spanish, such as { product: '…' }",
  ],
  [
    { languages: ['en', 'es'], words: { es } },
    'words.es.chat: is missing: write buttonText, welcomeText and presetMessage in Spanish',
  ],
  [
    { languages: ['en', 'es'], words: { es }, chat: false },
    "words.es.figures.averageTime: is missing: write '2 hrs' as it reads in Spanish",
  ],
  [
    { languages: ['en', 'es'], words: { es }, chat: false },
    `words.es.notes.rating: is missing: say '${figures.rating ? figures.rating.note : ''}' in Spanish`,
  ],
  [{ words: { es: { product: '' } } }, 'words.es.product: must not be empty'],
  [{ tagline: 'x' }, 'tagline: is not a setting: correct its name, or remove the line'],
  [{ brand: undefined }, 'brand: is missing: write a line for it'],
  [{ brand: 7 }, 'brand: must be text in quotes'],
  [{ social: { myspace: 'x' } }, 'social.myspace: is not a setting'],
  [{ legal: '/privacy.html' }, 'legal: must be settings in braces, { … }'],
  [inLight({ pen: 'red' }), 'theme.colours.light.pen: must be # and six hexadecimal digits, such as #17203d'],
  [
    inLight({ pen: '#e08090' }),
    'theme.colours.light.pen: has too little contrast on paper (#f6f1e4): 2.4, at least 4.5 required',
  ],
  [
    withFont('@fontsource/of-nobody'),
    'theme.fonts.display: is not installed: run "npm install --save-exact @fontsource/of-nobody"',
  ],
  [withLogo('package.json'), 'theme.logo.file: must be an SVG file with a viewBox'],
])('stops the build for %j, and says what to write', (wrong, message) => {
  expect(() => defineSite({ ...valid, ...wrong } as Site)).toThrow(message);
});

it.each<Partial<Site>>([
  { chat: { ...chat, script: '' } },
  { chat: { ...chat, script: 'http://127.0.0.1:4000/widget.js' } },
  { imageHost: '' },
  {
    chat: false,
    languages: ['en', 'es'],
    words: { es: { ...es, notes, figures: { averageTime: '2 h' } } },
  },
  // The words of a language that the site does not use now.
  { words: { es: { ...es, figures: {} } } },
])('accepts %j', (settings) => {
  expect(defineSite({ ...valid, ...settings })).toMatchObject(settings);
});

it('accepts false or a missing line for the main site, the phone with the chat, and each profile', () => {
  const none = { facebook: false, instagram: false, x: false, youtube: false, linkedin: false } as const;
  const off = { mainSite: false, phone: false, chat: false, redirectAfterSeconds: false } as const;
  expect(defineSite({ ...valid, ...off, social: none })).toEqual({ ...valid, ...off, social: none });
  const { mainSite: _, phone: __, chat: ___, redirectAfterSeconds: ____, ...others } = valid;
  expect(defineSite({ ...others, social: {} })).toEqual({ ...valid, ...off, social: none });
});

it.each<[changes: object, fields: FormSettings['fields'], message: string]>([
  [{ priceField: 'subject' }, {}, 'priceField: the form has no choice named subject'],
  [
    {},
    { assignment_type: { options: { essay: 'Essay' } } },
    'prices.essays.options: research_paper is not an option of assignment_type: remove it',
  ],
])('stops the build for the prices %j of a form with the fields %j', (changes, fields, message) => {
  expect(() =>
    defineSite({ ...valid, ...changes }, { ...SPECIFIED_FORM, ...(fields && { fields }) }),
  ).toThrow(message);
});
