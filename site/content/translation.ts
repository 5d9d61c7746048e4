import { hash } from 'node:crypto';
import type { Words } from './words/index.ts';

const DIGEST_CHARACTERS = 8;
/** Of the drawn manuscripts: what the pen did to a run is no text. */
const NO_TEXT = 'mark';
const LETTER = /\p{Letter}/u;

/** Which English text each translated one was made from, by its path: a digest, since a text may be long. */
export type TranslatedFrom = Readonly<Record<string, string>>;

/** A text that may need its translator. `changed`: its English has changed since. `untranslated`: it is still English. */
export type Standing = {
  path: string;
  fault: 'changed' | 'untranslated';
  english: string;
  translation: string;
};

/** Each text of a language by its path, such as `hero.headline.opening`. */
export function textsOf(words: Words): Map<string, string> {
  return new Map(textsIn(words));
}

/**
 * What a translator should look at: texts whose English has changed since `from` was noted, and texts that are the
 * same in English and were never noted as meant so.
 */
export function findStanding(english: Words, translation: Words, from: TranslatedFrom): Standing[] {
  const translated = textsOf(translation);
  return [...textsOf(english)].flatMap(([path, text]): Standing[] => {
    const found = translated.get(path) ?? '';
    const isNoted = from[path] === digestOf(text);
    if (isNoted) return [];
    const standing = { path, english: text, translation: found };
    if (found === text) return hasWords(text) ? [{ ...standing, fault: 'untranslated' }] : [];
    return path in from ? [{ ...standing, fault: 'changed' }] : [];
  });
}

/** What to note once somebody has read the translation beside today's English. */
export function translatedFrom(english: Words): TranslatedFrom {
  return Object.fromEntries([...textsOf(english)].map(([path, text]) => [path, digestOf(text)]));
}

function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== NO_TEXT)
    .flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key));
}

function hasWords(text: string): boolean {
  return LETTER.test(text.replaceAll(/\{\w+\}/g, ''));
}

function digestOf(text: string): string {
  return hash('sha256', text).slice(0, DIGEST_CHARACTERS);
}
