import type { Plural } from './language.ts';

/** Replaces names such as `{price}` with their values. A name without a value stays as it is. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Fills in the values in all texts within `words`, at any depth. */
export function fillInAll<Words>(words: Words, values: Readonly<Record<string, string | number>>): Words {
  if (typeof words === 'string') return fillIn(words, values) as Words;
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map((part) => fillInAll(part, values)) as Words;
  return Object.fromEntries(
    Object.entries(words).map(([key, part]) => [key, fillInAll(part, values)]),
  ) as Words;
}

/** The plural form of a text for `count`, in the page's language. Runs in the browser. */
export function pluralOf(forms: Plural, count: number): string {
  const category = new Intl.PluralRules(document.documentElement.lang).select(count);
  return fillIn(forms[category] ?? forms.other, { count });
}
