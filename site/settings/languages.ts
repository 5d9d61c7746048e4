import type { Language } from '../content/language.ts';
import { faultsIn } from './faults-in.ts';
import { site } from './site.ts';

/** A language's folder in `site/content/`, which is its code: `en`, `es`. */
export type LanguageCode = string;

/** The site's languages and English, because stored values and the specification's tests are in English. */
const LANGUAGES = new Map<LanguageCode, Language>();
for (const code of new Set(['en', ...site.languages])) LANGUAGES.set(code, await readLanguage(code));

/** One of the site's languages. */
export function languageOf(code: LanguageCode): Language {
  const language = LANGUAGES.get(code);
  if (!language)
    throw new Error(`${code} is not one of this site's languages: see "languages" in site/site.config.ts.`);
  return language;
}

/** Reads a language's folder. Throws an error if it is missing. */
export async function readLanguage(code: LanguageCode): Promise<Language> {
  const { language } = await import(`../content/${code}/index.ts`).catch((cause) => {
    const fault = `languages: cannot read site/content/${code}/index.ts; docs/languages.md shows how to add a language`;
    throw faultsIn('site/site.config.ts', [fault], cause);
  });
  return language;
}
