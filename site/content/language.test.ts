import { describe, expect, it } from 'vitest';
import { site } from '../settings/site.ts';
import { editionOf } from './edition.ts';
import { textsOf } from './language.ts';
import { languageOf, readLanguage } from './languages.ts';

const englishTexts = textsOf(languageOf('en').words);
const others = site.languages.filter((code) => code !== 'en');

/** Allowed in any text. Each language chooses the form of the product's name that fits. */
const ANYWHERE = /^(brand|url|product|productInText|productAtStart|typefaces)$/;
const PLURAL = /\.(others|seconds|amount)\.\w+$/;
/** Figures that a language may write as words: one, two, around the clock. */
const NO_FIGURE = /24\/7|\b[12]\b/g;

const placesIn = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))]
    .filter((name) => !ANYWHERE.test(name))
    .map((name) => (name === 'fromNumber' ? 'from' : name))
    .sort();
const figuresIn = (text: string) => {
  const figures = text
    .replaceAll(/\{\w+\}/g, '')
    .replaceAll(NO_FIGURE, '')
    .match(/\d+/g);
  return [...new Set(figures)].sort();
};

describe.each(others)('the words in %s', (code) => {
  const { words, locale } = languageOf(code);

  it('have the places of the English ones, and their figures, and are empty where those are', () => {
    for (const [path, text] of textsOf(words)) {
      const english = englishTexts.get(path);
      if (english === undefined || PLURAL.test(path)) continue;
      expect(placesIn(text), path).toEqual(placesIn(english));
      expect(figuresIn(text), path).toEqual(figuresIn(english));
      expect(text === '', path).toBe(english === '');
    }
  });

  it('have every form that their numbers ask for, and no other', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const forms of [words.popup.others, words.popup.receipt.redirecting.seconds])
      expect(Object.keys(forms).sort()).toEqual(pluralCategories.toSorted());
  });
});

it.each(site.languages)('writes no plus sign for "more than" within a sentence, in %s', (code) => {
  const written = [...textsOf(editionOf(code).words).values()];
  expect(written.filter((text) => /(^|[\s\u200e])\+\d/.test(text))).toEqual([]);
});

it('stops the build where a language has no folder, and names the setting', async () => {
  await expect(readLanguage('xx')).rejects.toThrow(/languages: cannot read site\/content\/xx\/index\.ts/);
});
