import { refusals } from '../http/api-error.ts';

/** The preferences that PostgREST knows and what each may be. */
const KNOWN = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['null'],
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const;
type Name = keyof typeof KNOWN;
const NAMES = Object.keys(KNOWN) as Name[];

/** What `Preference-Applied` names, in PostgREST's order. Its transactions always end with a commit. */
const APPLIED: readonly Name[] = ['missing', 'return', 'count', 'handling'];

export type Preferences = {
  /** The client wants what `anon` may not do: to read the table, or to change a row of it. */
  beyondInsert: boolean;
  /** The client wants to know how many rows were stored. */
  isCounted: boolean;
  applied: string | null;
};

/**
 * Reads a `Prefer` header. Of several values for one preference the first that
 * is known counts. What is unknown is ignored, unless `handling=strict`.
 */
export function preferencesIn(header = ''): Preferences {
  const wishes = header
    .split(',')
    .map((wish) => wish.trim())
    .filter(Boolean);
  const unknown = wishes.filter((wish) => NAMES.every((name) => valueIn(name, wish) === undefined));
  const preferred = (name: Name) => wishes.map((wish) => valueIn(name, wish)).find(Boolean);
  if (preferred('handling') === 'strict' && unknown.length > 0) {
    throw refusals.unknownPreference(unknown.join(', '));
  }
  const returned = preferred('return') ?? 'minimal';
  const applied = APPLIED.flatMap((name) => (preferred(name) ? [`${name}=${preferred(name)}`] : []));
  return {
    beyondInsert: returned !== 'minimal' || preferred('resolution') !== undefined,
    isCounted: ['exact', 'estimated'].includes(preferred('count') ?? ''),
    applied: applied.join(', ') || null,
  };
}

/** What `wish` says of the preference `name`, where PostgREST knows it. */
function valueIn(name: Name, wish: string): string | undefined {
  return KNOWN[name].find((value) => wish === `${name}=${value}`);
}
