import { CAMPAIGN_COLUMN, flatColumns } from '../queries/csv.ts';
import { meantHint, UsageError } from './errors.ts';

/** The columns that `list` names, with commas between them. Throws a `UsageError` for one that there is not in `columns`. */
export function chosenColumns(list: string, columns: readonly string[]): string[] {
  const known = [...flatColumns(columns), CAMPAIGN_COLUMN];
  return list.split(',').map((text) => {
    const name = text.trim().toLowerCase();
    if (known.includes(name)) return name;
    throw new UsageError(
      `There is no column "${text.trim()}".${meantHint(name, known)} There are ${known.join(', ')}.`,
    );
  });
}
