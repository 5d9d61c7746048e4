import type { CssVariable } from 'astro:assets';
import type { LanguageCode } from './paths.ts';
import { prefixOf } from './paths.ts';

/** The uses of fonts: headings, text, handwriting, visitors' input. */
export type FontRole = (typeof FONT_ROLES)[number];

const FONT_ROLES = ['display', 'text', 'pen', 'typed'] as const;

/** The custom property with a language's fonts for `role`. Each language has its own subset. */
export function fontVariable(role: FontRole, code: LanguageCode): CssVariable {
  return `--font-${role}${prefixOf(code).replace('/', '-')}` as CssVariable;
}

/** Sets the styles' fonts to those of a language. The default is the site's first language. */
export function fontStyles(code: LanguageCode): string {
  if (!prefixOf(code)) return '';
  const roles = FONT_ROLES.map((role) => `--font-${role}:var(${fontVariable(role, code)})`);
  return `@layer tokens{:root{${roles.join(';')}}}`;
}
