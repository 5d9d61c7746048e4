import { faultsIn } from '../settings/faults-in.ts';
import { type LanguageCode, type PageName, pathOf } from '../settings/paths.ts';
import { site } from '../settings/site.ts';
import type { Language } from './language.ts';

/** A page in another of the site's languages. */
export type Twin = { code: LanguageCode; name: string; dir: 'ltr' | 'rtl'; path: string };

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
  const { language } = await import(`./${code}/index.ts`).catch((cause) => {
    const fault = `languages: cannot read site/content/${code}/index.ts; docs/languages.md shows how to add a language`;
    throw faultsIn('site/site.config.ts', [fault], cause);
  });
  return language;
}

/** The page in the site's languages other than `code`. */
export function twinsOf(page: PageName, code: LanguageCode): Twin[] {
  return site.languages
    .filter((other) => other !== code)
    .map((other) => {
      const { name, dir } = languageOf(other);
      return { code: other, name, dir, path: pathOf(page, other) };
    });
}
