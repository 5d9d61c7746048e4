import { closestMatch } from 'leven';
import { UTM_KEYS } from '../../lead/source.ts';
import { UsageError } from '../cli/usage-error.ts';
import type { LeadRecord } from './lead-pages.ts';

const CAMPAIGN = 'campaign_data';
const MAX_WRONG_LETTERS = 2;

/** The columns of a table of leads: those of the database, with a column for each utm key in the place of their object. */
export function flatColumns(columns: readonly string[]): string[] {
  return columns.flatMap((column) => (column === CAMPAIGN ? UTM_KEYS : [column]));
}

/** `lead` with its utm keys beside its columns. Other keys, which no page of ours sends, stay within their object. */
export function flatLead(lead: LeadRecord): Readonly<Record<string, unknown>> {
  const campaign = Object.entries(lead[CAMPAIGN] ?? {});
  return { ...Object.fromEntries(campaign.filter(([key]) => isUtmKey(key))), ...lead };
}

/** The columns that there is something to show in, with the object of the utm keys only where it has other keys. */
export function filledColumns(lead: LeadRecord): string[] {
  const flat = flatLead(lead);
  const others = Object.keys(lead[CAMPAIGN] ?? {}).some((key) => !isUtmKey(key));
  return [...flatColumns(Object.keys(lead)).filter((name) => name in flat), ...(others ? [CAMPAIGN] : [])];
}

function isUtmKey(key: string): boolean {
  return UTM_KEYS.some((known) => known === key);
}

/** The columns that `list` names, with commas between them. Throws a `UsageError` for one that there is not in `columns`. */
export function chosenColumns(list: string, columns: readonly string[]): string[] {
  const known = [...flatColumns(columns), CAMPAIGN];
  return list.split(',').map((text) => {
    const name = text.trim().toLowerCase();
    if (known.includes(name)) return name;
    const meant = closestMatch(name, known, { maxDistance: MAX_WRONG_LETTERS });
    throw new UsageError(
      `There is no column "${text.trim()}".${meant === undefined ? '' : ` Is "${meant}" meant?`} There are ${known.join(', ')}.`,
    );
  });
}
