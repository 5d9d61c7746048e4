import type { Plural } from '../language.ts';
import type { PlanName, Price, WorkName } from '../prices.ts';

/** The formats of prices and times. */
export const prices = {
  // {dollars} includes the currency sign, {number} does not.
  amount: { other: '{dollars}' } as Plural,
  per: { page: '{price}/page', hour: '{price}/hour' } satisfies Record<Price['per'], string>,
  // {from} and {to} include their unit, as in "3 hours"; {fromNumber} does not.
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
