import { list, type Named, type Plural } from '../language.ts';

/** The formats of prices and times. */
export const prices = {
  // For a currency that the language writes its own way. {money} includes the currency sign, {number} does not.
  amount: list<Readonly<Record<string, Plural>>>({}),
  per: list<Named>({ page: '{price}/page', hour: '{price}/hour' }),
  // {from} and {to} include their unit, as in "3 hours"; {fromNumber} does not.
  times: list<Named>({
    essays: '{from}-{to}',
    case_studies: '{from}-{to}',
    programming: '{from}-{to}',
    thesis: '{fromNumber}-{to}',
    lab_reports: '{from}-{to}',
    standard: '{fromNumber}+ days',
    premium: '{fromNumber}-{to}',
    urgent: '{from} to {to}',
  }),
};
