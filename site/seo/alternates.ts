import { type PageName, pathOf } from '../settings/paths.ts';
import { site } from '../site.config.ts';

/** A page's addresses in all languages, for search engines; `x-default` is the first. None where the site has one language. */
export function alternatesOf(page: PageName): { language: string; href: string }[] {
  const [first, ...others] = site.languages;
  if (!first || others.length === 0) return [];
  const hrefOf = (code: typeof first) => site.url + pathOf(page, code);
  return [
    ...site.languages.map((code) => ({ language: code, href: hrefOf(code) })),
    { language: 'x-default', href: hrefOf(first) },
  ];
}
