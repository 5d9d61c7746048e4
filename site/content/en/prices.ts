import type { Plural } from '../language.ts';
import type { PlanName, Price, WorkName } from '../price-list.ts';

/** How the language writes a price and a time. */
export const prices = {
  // {dollars} has the currency's sign as the language writes it, {number} none.
  amount: { other: '{dollars}' } as Plural,
  per: { page: '{price}/page', hour: '{price}/hour' } satisfies Record<Price['per'], string>,
  // {from} and {to} have their unit, as in "3 hours"; {fromNumber} has none.
  times: {
    essays: '{from}-{to}',
    case_studies: '{from}-{to}',
    programming: '{from}-{to}',
    thesis: '{fromNumber}-{to}',
    lab_reports: '{from}-{to}',
    standard: '{fromNumber}+ days',
    premium: '{fromNumber}-{to}',
    urgent: '{from} to {to}',
  } satisfies Record<WorkName | PlanName, string>,
};
