import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageCode } from '../settings/languages.ts';
import { findStanding, textsOf, translatedFrom } from './translation.ts';

const english = LANGUAGES.en.words;
const englishTexts = textsOf(english);
const others = (Object.keys(LANGUAGES) as LanguageCode[]).filter((code) => code !== 'en');

/** Filled in wherever they stand. Each language chooses the form of the product's name that fits. */
const ANYWHERE = /^(brand|url|product|productInText|productAtStart|typefaces)$/;
const PLURAL = /\.(others|seconds|amount)\.\w+$/;
/** Told by words where a language has a form for it: one, two, around the clock. */
const NO_FIGURE = /24\/7|\b[12]\b/g;

const placesIn = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))]
    .filter((name) => !ANYWHERE.test(name))
    .map((name) => (name === 'fromNumber' ? 'from' : name))
    .sort();
const figuresIn = (text: string) =>
  [
    ...new Set(
      text
        .replaceAll(/\{\w+\}/g, '')
        .replaceAll(NO_FIGURE, '')
        .match(/\d+/g) ?? [],
    ),
  ].sort();

describe.each(others)('the words in %s', (code) => {
  const { words, locale } = LANGUAGES[code];
  const texts = textsOf(words);

  it('have the places of the English ones, and their figures', () => {
    for (const [path, text] of englishTexts) {
      if (PLURAL.test(path)) continue;
      const translation = texts.get(path) ?? '';
      expect(placesIn(translation), path).toEqual(placesIn(text));
      expect(figuresIn(translation), path).toEqual(figuresIn(text));
    }
  });

  it('have every form that their numbers ask for, and no other', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const forms of [words.popup.others, words.popup.receipt.redirecting.seconds])
      expect(Object.keys(forms).sort()).toEqual(pluralCategories.toSorted());
  });

  it('have no empty text where the English has one', () => {
    for (const [path, text] of englishTexts) expect(texts.get(path) === '', path).toBe(text === '');
  });
});

describe('what a translator should look at', () => {
  const withPromise = (promise: string) => ({ ...english, hero: { ...english.hero, promise } });
  const [before, after] = [withPromise('On time.'), withPromise('Never late.')];
  const translation = {
    ...withPromise('A tiempo.'),
    footer: { ...english.footer, note: 'suerte' },
  };
  const paths = (from: Record<string, string>) =>
    findStanding(after, translation, from).map(({ path, fault }) => `${path} ${fault}`);

  it('is what is still English, until it is noted as meant so', () => {
    const standing = findStanding(before, before, {});
    expect(standing.map(({ path }) => path)).toContain('hero.promise');
    expect(standing.every(({ fault }) => fault === 'untranslated')).toBe(true);
    expect(standing.map(({ path }) => path)).not.toContain('services.sheet.total');
    expect(findStanding(before, before, translatedFrom(before))).toEqual([]);
  });

  it('is what has changed in English since it was noted', () => {
    expect(paths(translatedFrom(before))).toEqual(['hero.promise changed']);
    expect(paths(translatedFrom(after))).toEqual([]);
  });
});
