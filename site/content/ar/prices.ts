import type { Words } from '../language.ts';

export const prices: Words['prices'] = {
  amount: {
    USD: {
      zero: '{number} دولار',
      one: 'دولار واحد',
      two: 'دولاران',
      few: '{number} دولارات',
      many: '{number} دولارًا',
      other: '{number} دولار',
    },
  },
  per: { page: '{price} للصفحة', hour: '{price} للساعة' },
  // Both ends stand in the nominative, as Intl gives "two hours": a dash between them asks for no other case.
  times: {
    essays: '{from} – {to}',
    case_studies: '{from} – {to}',
    programming: '{from} – {to}',
    thesis: '{from} – {to}',
    lab_reports: '{from} – {to}',
    standard: '{from} أو أكثر',
    premium: '{from} – {to}',
    urgent: '{from} – {to}',
  },
};
