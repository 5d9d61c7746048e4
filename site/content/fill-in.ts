import type { Plural } from './language.ts';

/** A text with values put in at their names, such as `{price}`. A name without a value stays as it is. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** All texts within `words`, at any depth, with the values put in. */
export function fillInAll<Words>(words: Words, values: Readonly<Record<string, string | number>>): Words {
  if (typeof words === 'string') return fillIn(words, values) as Words;
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map((part) => fillInAll(part, values)) as Words;
  return Object.fromEntries(
    Object.entries(words).map(([key, part]) => [key, fillInAll(part, values)]),
  ) as Words;
}

/** A text with a number in it, in the form that the page's language has for that number. In the browser. */
export function pluralOf(forms: Plural, count: number): string {
  const category = new Intl.PluralRules(document.documentElement.lang).select(count);
  return fillIn(forms[category] ?? forms.other, { count });
}
