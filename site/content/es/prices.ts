import type { Words } from '../language.ts';

export const prices: Words['prices'] = {
  amount: { USD: { other: 'US{money}' } },
  per: { page: '{price}/página', hour: '{price}/hora' },
  times: {
    essays: '{from} a {to}',
    case_studies: '{from} a {to}',
    programming: '{from} a {to}',
    thesis: '{fromNumber} a {to}',
    lab_reports: '{from} a {to}',
    standard: '{from} o más',
    premium: '{fromNumber} a {to}',
    urgent: '{from} a {to}',
  },
};
