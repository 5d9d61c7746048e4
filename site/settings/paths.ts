import { FORM_PATH } from '../../lead/form-page.ts';
import { site } from './site.ts';

/** A language's folder in `site/content/`, which is its code: `en`, `es`. */
export type LanguageCode = string;

/** The pages of each language. */
export type PageName = 'home' | 'form';

/** The language at the root. */
export const FIRST_LANGUAGE = site.languages[0] as LanguageCode;

/** The path prefix of a language: empty for the first, `/es` for another. */
export function prefixOf(code: LanguageCode): string {
  return code === FIRST_LANGUAGE ? '' : `/${code}`;
}

/** A page's path in a language: `/`, `/es/`, `/start`, `/es/start`. */
export function pathOf(page: PageName, code: LanguageCode): string {
  return prefixOf(code) + (page === 'home' ? '/' : FORM_PATH);
}

/** The props that `languageRoutes` gives a page. */
export type EditionRoute = { code: LanguageCode };

/** The routes of a page in each language: Astro's `getStaticPaths` for `[...language]`. */
export function languageRoutes() {
  return site.languages.map((code) => ({
    params: { language: prefixOf(code).slice(1) || undefined },
    props: { code },
  }));
}

/**
 * A page's addresses in all languages, for search engines; `x-default` is the first. Empty if the site has one
 * language.
 */
export function alternatesOf(page: PageName): { language: string; href: string }[] {
  if (site.languages.length === 1) return [];
  const hrefOf = (code: LanguageCode) => site.url + pathOf(page, code);
  return [
    ...site.languages.map((code) => ({ language: code, href: hrefOf(code) })),
    { language: 'x-default', href: hrefOf(FIRST_LANGUAGE) },
  ];
}
