/** The pages of a language other than the site's first. */
const PAGE = /^\/([a-z]{2,3})(?:\/(?:index\.html|start(?:\.html|\/sent)?)?)?$/;

/**
 * The language code in a page's address: `es` in `https://site.example/es/start`. `null` for the site's first
 * language, which has none.
 */
export function languageIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const [, code] = PAGE.exec(new URL(address).pathname) ?? [];
  return code ?? null;
}

/** The English name of a page's language, for the owner; `null` for the first language or an unknown code. */
export function languageNameIn(address: string): string | null {
  const code = languageIn(address);
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return (code && names.of(code)) || null;
}
