import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../tests/support/sample-site.ts';
import {
  afterSuccess,
  type Chat,
  chatLink,
  defineSite,
  phoneLink,
  portalSignIn,
  productAtStart,
  productInText,
  type Site,
} from './define-site.ts';
import type { Palette } from './theme.ts';

const chat: Chat = {
  script: 'https://chat.redink.example/widget.js',
  inlineStyles: true,
  buttonText: 'Write to us',
  welcomeText: 'Good evening.',
  presetMessage: 'Hello & good evening',
};

const valid: Site = {
  languages: ['en'],
  words: {},
  brand: 'Redink',
  product: 'Homework Help',
  url: 'https://redink.example',
  portal: 'https://portal.redink.example',
  signInPath: '/sign-in',
  mainSite: 'https://www.redink.example',
  phone: '+1 555 0100 00',
  email: 'hello@redink.example',
  imageHost: 'https://images.redink.example/people',
  social: {
    facebook: 'https://www.facebook.com/redink.example',
    instagram: 'https://www.instagram.com/redink.example',
    x: 'https://x.com/redink.example',
    youtube: 'https://www.youtube.com/@redink.example',
    linkedin: 'https://www.linkedin.com/company/redink.example',
  },
  chat,
  analytics: false,
  exitIntent: true,
  countSteps: false,
  redirectAfterSeconds: 5,
  thankYou: false,
  theme: sampleSite.theme,
  legal: { privacy: '/privacy.html', terms: 'https://www.redink.example/terms', cookies: '#' },
  figures: {
    completed: { value: 312, moves: false },
    active: false,
    heroRating: { value: 4.5, sample: true },
    averageTime: { value: '31 hrs' },
    happyStudents: false,
    students: { value: '240', sample: false },
    successRate: false,
    minimumDelivery: false,
    subjects: false,
    rating: false,
    reviews: { value: 12 },
  },
  sampleTestimonials: false,
  confirmed: ['money-back'],
};

describe('the owner’s settings', () => {
  it('pass through when they are right', () => {
    expect(defineSite(valid)).toEqual(valid);
  });

  it.each([
    ['brand', '  '],
    ['url', 'redink.example'],
    ['portal', 'https://portal.redink.example/auth'],
    ['mainSite', 'https://www.redink.example/'],
    ['phone', '020 7946 0958'],
    ['email', 'hello at redink'],
    ['imageHost', 'images.redink.example'],
    ['imageHost', 'https://images.redink.example/'],
    ['signInPath', 'auth'],
    ['signInPath', '//elsewhere.example/auth'],
    ['phone', true],
    ['mainSite', ''],
    ['exitIntent', 'yes'],
    ['redirectAfterSeconds', true],
    ['redirectAfterSeconds', 0],
    ['redirectAfterSeconds', 2.5],
    ['redirectAfterSeconds', 61],
    ['theme', 'dark'],
  ])('stop the build when %s is %j, and name it', (field, value) => {
    expect(() => defineSite({ ...valid, [field]: value })).toThrow(`${field}: must`);
  });

  it.each(['facebook', 'instagram', 'x', 'youtube', 'linkedin'])(
    'stop the build when %s is no profile',
    (name) => {
      const settings = { ...valid, social: { ...valid.social, [name]: 'http://social.example/redink' } };
      expect(() => defineSite(settings)).toThrow(`social.${name}: must`);
    },
  );

  it.each([
    ['script', 'http://chat.redink.example/widget.js'],
    ['script', '/widget.js'],
    ['inlineStyles', 'no'],
    ['buttonText', ''],
    ['welcomeText', ' '],
    ['presetMessage', ''],
  ])('stop the build when the chat’s %s is %j', (field, value) => {
    expect(() => defineSite({ ...valid, chat: { ...chat, [field]: value } as Chat })).toThrow(
      `chat.${field}: must`,
    );
  });

  it.each(['', 'http://127.0.0.1:4000/widget.js'])('let the chat’s script be %j', (script) => {
    expect(defineSite({ ...valid, chat: { ...chat, script } }).chat).toMatchObject({ script });
  });

  it.each([
    ['completed', 312, 'must be false, or like { value: 15432, moves: false }'],
    ['completed', { value: 312 }, 'must be false, or like { value: 15432, moves: false }'],
    ['completed', { value: 1.5, moves: false }, 'must be a whole number'],
    ['active', { value: -1, moves: false }, 'must be a whole number, 0 or more'],
    ['heroRating', { value: '4.8/5' }, 'must be false, or like { value: 4.8 }'],
    ['rating', { value: 5.1 }, 'must be 5 or less'],
    ['rating', { value: 4.9, smaple: true }, 'must be false, or like { value: 4.9 }'],
    ['rating', true, 'must be false, or like { value: 4.9 }'],
    ['reviews', { value: 0 }, 'must be 1 or more, or false'],
    ['students', { value: ' ' }, 'must not be empty'],
    ['students', { value: 50000 }, "must be false, or like { value: '50K+' }"],
  ])('stop the build when the figure %s is %j, and say what it may be', (name, figure, remedy) => {
    const settings = { ...valid, figures: { ...valid.figures, [name]: figure } };
    const build = () => defineSite(settings as Site);
    expect(build).toThrow(`figures.${name}`);
    expect(build).toThrow(`: ${remedy}`);
  });

  it.each(['', 'privacy.html', '//elsewhere.example/privacy', 'javascript:void 0'])(
    'stop the build when a legal page is %j',
    (privacy) => {
      const settings = { ...valid, legal: { ...valid.legal, privacy } };
      expect(() => defineSite(settings)).toThrow("legal.privacy: must be '#', a path");
    },
  );

  it('stop the build when a promise is confirmed that there is not, and name those that there are', () => {
    const settings = { ...valid, confirmed: ['refunds'] };
    expect(() => defineSite(settings as unknown as Site)).toThrow(
      /confirmed\.0: must be one of .*money-back/,
    );
  });

  it('let the portraits stand on the site itself', () => {
    expect(defineSite({ ...valid, imageHost: '' }).imageHost).toBe('');
  });

  it('become links to call and to write to', () => {
    expect(phoneLink('+1 555 0100 00')).toBe('tel:+1555010000');
    expect(chatLink('+1 555 0100 00', chat.presetMessage)).toBe(
      'https://wa.me/1555010000?text=Hello%20%26%20good%20evening',
    );
  });

  it('may leave out the main site, the phone with the chat, and each profile, by false or without a line', () => {
    const none = { facebook: false, instagram: false, x: false, youtube: false, linkedin: false } as const;
    const off = { mainSite: false, phone: false, chat: false, redirectAfterSeconds: false } as const;
    expect(defineSite({ ...valid, ...off, social: none })).toEqual({ ...valid, ...off, social: none });
    const { mainSite: _, phone: __, chat: ___, redirectAfterSeconds: ____, ...others } = valid;
    expect(defineSite({ ...others, social: {} })).toEqual({ ...valid, ...off, social: none });
  });

  it.each<[object | string, string]>([
    ['plausible', ': must be false, or like { kind'],
    [{ kind: 'matomo', script: 'https://m.example/m.js' }, '.kind: must be false, or like { kind'],
    [
      { kind: 'plausible', script: 'http://p.example/s.js' },
      '.script: must be the https address of the script',
    ],
    [
      { kind: 'umami', script: 'https://u.example/s.js', website: '7' },
      '.website: must be the id that Umami shows',
    ],
    [
      { kind: 'goatcounter', script: 'https://gc.zgo.at/count.js' },
      '.sendsTo: is missing: write a line for it',
    ],
    [
      { kind: 'other', script: 'https://o.example/s.js', attributes: { onload: 'a()' } },
      '.attributes.onload: must be a name such as data-site',
    ],
  ])('stop the build where the analytics are %j, and say what to write', (analytics, message) => {
    expect(() => defineSite({ ...valid, analytics } as Site)).toThrow(`analytics${message}`);
  });

  it.each<[object, string]>([
    [{ languages: ['Spanish'] }, 'languages.0: must be the name of a folder in site/content, such as en'],
    [{ languages: [] }, 'languages: must name one language at least'],
    [{ languages: ['en', 'en'] }, 'languages: must name each language once'],
    [
      { languages: ['en', 'es'] },
      "words.es: is missing: write what you sell in Spanish, such as { product: '…' }",
    ],
    [
      { languages: ['en', 'es'], words: { es: { product: 'Ayuda' } } },
      'words.es.chat: is missing: write buttonText, welcomeText and presetMessage in Spanish',
    ],
    [
      { languages: ['en', 'es'], words: { es: { product: 'Ayuda' } }, chat: false },
      "words.es.figures.averageTime: is missing: write '31 hrs' as it reads in Spanish",
    ],
    [{ words: { es: { product: '' } } }, 'words.es.product: must not be empty'],
  ])('stop the build where a language lacks the owner’s words: %j', (settings, message) => {
    expect(() => defineSite({ ...valid, ...settings } as Site)).toThrow(message);
  });

  it('keep the words of a language that the site does not have now', () => {
    const words = { es: { product: 'Ayuda', figures: { averageTime: '31 h' } } };
    expect(defineSite({ ...valid, words }).words).toEqual(words);
    expect(defineSite({ ...valid, chat: false, languages: ['en', 'es'], words }).languages).toEqual([
      'en',
      'es',
    ]);
  });

  it('stop the build where there is a chat and no number for it', () => {
    expect(() => defineSite({ ...valid, phone: false })).toThrow(
      'chat: needs the number in "phone": write one there, or false here',
    );
  });

  it.each([
    [{ tagline: 'x' }, 'tagline: is no setting: correct its name, or take the line out'],
    [{ brand: undefined }, 'brand: is missing: write a line for it'],
    [{ brand: 7 }, 'brand: must be text in quotes'],
    [{ social: { myspace: 'x' } }, 'social.myspace: is no setting'],
    [{ legal: '/privacy.html' }, 'legal: must be settings in braces, { … }'],
  ])('say in words what is wrong in %j', (wrong, message) => {
    expect(() => defineSite({ ...valid, ...wrong } as unknown as Site)).toThrow(message);
  });

  it.each<[Partial<Palette>, string]>([
    [{ pen: 'red' }, 'pen: must be # and six hexadecimal digits, such as #17203d'],
    [{ pen: '#f00' }, 'pen: must be # and six hexadecimal digits, such as #17203d'],
    [
      { pen: '#e08090' },
      'pen: must be easier to read on paper (#f6f1e4): their contrast is 2.4, and 4.5 is needed',
    ],
    [{ chalk: '#445' + '566' }, 'chalk: must be easier to read on board'],
  ])('stop the build where a colour is %j, and say what to write', (change, message) => {
    const { colours } = valid.theme;
    const light = { ...colours.light, ...change };
    const theme = { ...valid.theme, colours: { ...colours, light } };
    expect(() => defineSite({ ...valid, theme })).toThrow(`theme.colours.light.${message}`);
  });

  it.each([
    ['Lora', "must be the name of a font's npm package, such as '@fontsource-variable/lora'"],
    ['@fontsource/of-nobody', 'is not installed: run "npm install --save-exact @fontsource/of-nobody"'],
  ])('stop the build where a font is %j, and say what to do', (display, message) => {
    const theme = { ...valid.theme, fonts: { ...valid.theme.fonts, display } };
    expect(() => defineSite({ ...valid, theme })).toThrow(`theme.fonts.display: ${message}`);
  });

  it('stop the build where there is no logo, or none that can stand in a page', () => {
    const build = (file: string) => defineSite({ ...valid, theme: { ...valid.theme, logo: { file } } });
    expect(() => build('site/none.svg')).toThrow('theme.logo.file: must be the path of a file that is there');
    expect(() => build('package.json')).toThrow('theme.logo.file: must be an SVG file with a viewBox');
  });

  it('name the product in lower case within a sentence, and with a capital at its start', () => {
    expect(productInText(valid.product)).toBe('homework help');
    expect(productAtStart(valid.product)).toBe('Homework help');
  });

  it('lead to the sign-in page of the portal', () => {
    expect(portalSignIn(valid)).toBe('https://portal.redink.example/sign-in');
  });
});

it('sends a visitor to the page of thanks, where there is one, else to the portal', () => {
  expect(afterSuccess(valid)).toBe('https://portal.redink.example/sign-in');
  expect(afterSuccess({ ...valid, thankYou: '/thank-you.html' })).toBe('/thank-you.html');
});
