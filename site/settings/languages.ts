import { ar } from '../content/ar/index.ts';
import { en } from '../content/en/index.ts';
import { es } from '../content/es/index.ts';
import type { Words } from '../content/words/index.ts';

export type Language = {
  /** As it calls itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** How it writes figures, as a BCP 47 tag. */
  locale: string;
  /** As Open Graph names it. */
  openGraph: string;
  words: Words;
};

const languages = {
  en: { name: 'English', dir: 'ltr', locale: 'en', openGraph: 'en_US', words: en },
  // Of Latin America: $12, and 15,432, as the owner's own figures have it.
  es: { name: 'Español', dir: 'ltr', locale: 'es-419', openGraph: 'es_LA', words: es },
  // Western figures: they stand beside Latin units and prices, and scripts write them too.
  ar: { name: 'العربية', dir: 'rtl', locale: 'ar-u-nu-latn', openGraph: 'ar_AR', words: ar },
} satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** The languages that the page can speak, by their codes. */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = languages;
