/** The pages of a language other than the site's first: its code, then what every language has. */
const PAGE = /^\/([a-z]{2,3})(?:\/(?:index\.html|start(?:\.html|\/sent)?)?)?$/;

/**
 * The code of the language that stands in a page's address: `es` in `https://site.example/es/start`. `null` for
 * a page of the site's first language, which stands without one.
 */
export function languageIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const [, code] = PAGE.exec(new URL(address).pathname) ?? [];
  return code ?? null;
}

/** The English name of the language of a page's address, for the owner; `null` for the first, or a code that none has. */
export function languageNameIn(address: string): string | null {
  const code = languageIn(address);
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return (code && names.of(code)) || null;
}
