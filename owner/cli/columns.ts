import { CAMPAIGN_COLUMN, flatColumns } from '../queries/csv.ts';
import { meantHint, UsageError } from './errors.ts';

/** The columns named in `list`, separated by commas. Throws a `UsageError` if one is not among `columns`. */
export function chosenColumns(list: string, columns: readonly string[]): string[] {
  const known = [...flatColumns(columns), CAMPAIGN_COLUMN];
  return list.split(',').map((text) => {
    const name = text.trim().toLowerCase();
    if (known.includes(name)) return name;
    throw new UsageError(
      `Unknown column "${text.trim()}".${meantHint(name, known)} Columns: ${known.join(', ')}.`,
    );
  });
}
