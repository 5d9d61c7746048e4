import type { CssVariable } from 'astro:assets';
import type { LanguageCode } from './languages.ts';
import { prefixOf } from './paths.ts';

/** What a font is for: headings, text, what is written by hand, what a visitor types. */
export type FontRole = (typeof FONT_ROLES)[number];

const FONT_ROLES = ['display', 'text', 'pen', 'typed'] as const;

/** The custom property with the fonts of a language's pages for `role`: each language has a cut of its own. */
export function fontVariable(role: FontRole, code: LanguageCode): CssVariable {
  return `--font-${role}${prefixOf(code).replace('/', '-')}` as CssVariable;
}

/** Has the styles take the fonts of a language. They are written for those of the site's first. */
export function fontStyles(code: LanguageCode): string {
  if (!prefixOf(code)) return '';
  const roles = FONT_ROLES.map((role) => `--font-${role}:var(${fontVariable(role, code)})`);
  return `@layer tokens{:root{${roles.join(';')}}}`;
}
