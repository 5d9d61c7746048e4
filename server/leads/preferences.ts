import { refusals } from '../errors.ts';

/** The preferences that PostgREST knows and what each may be. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  return: ['minimal', 'headers-only', 'representation'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
};

/** What `anon` may not ask for: each reads the table, or changes a row of it. */
const BEYOND_INSERT = ['return=headers-only', 'return=representation'];

/** What is named in `Preference-Applied`, in PostgREST's order. */
const APPLIED = ['missing=default', 'return=minimal'];

export type Preferences = {
  beyondInsert: boolean;
  /** A named column that a row lacks gets its default instead of NULL. */
  missingIsDefault: boolean;
  applied: string | null;
};

/** Reads a `Prefer` header. Unknown preferences are ignored, unless it says `handling=strict`. */
export function preferencesIn(header = ''): Preferences {
  const wishes = header
    .split(',')
    .map((wish) => wish.trim())
    .filter(Boolean);
  const strict = wishes.includes('handling=strict');
  const unknown = wishes.filter((wish) => !isKnown(wish));
  if (strict && unknown.length > 0) throw refusals.unknownPreference(unknown.join(', '));
  return {
    beyondInsert: wishes.some((wish) => BEYOND_INSERT.includes(wish) || wish.startsWith('resolution=')),
    missingIsDefault: wishes.includes('missing=default'),
    applied: APPLIED.filter((wish) => wishes.includes(wish)).join(', ') || null,
  };
}

function isKnown(wish: string): boolean {
  const [name = '', value = ''] = wish.split('=');
  return Object.hasOwn(KNOWN, name) && (KNOWN[name] ?? []).includes(value);
}
