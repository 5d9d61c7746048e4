import type { PriceWords } from '../words/prices.ts';

export const prices: PriceWords = {
  amount: { other: '{dollars}' },
  per: { page: '{price}/page', hour: '{price}/hour' },
  times: {
    essays: '{from}-{to}',
    case_studies: '{from}-{to}',
    programming: '{from}-{to}',
    thesis: '{fromNumber}-{to}',
    lab_reports: '{from}-{to}',
    standard: '{fromNumber}+ days',
    premium: '{fromNumber}-{to}',
    urgent: '{from} to {to}',
  },
};
