import { fillIn } from '../content/fill-in.ts';
import type { Plural } from '../content/popup.ts';

/** A text with a number in it, in the form that the page's language has for that number. */
export function pluralOf(forms: Plural, count: number): string {
  const category = new Intl.PluralRules(document.documentElement.lang).select(count);
  return fillIn(forms[category] ?? forms.other, { count });
}
