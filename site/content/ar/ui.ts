import type { Words } from '../language.ts';

export const ui: Words['ui'] = {
  newTab: 'يفتح في علامة تبويب جديدة',
  offer: { text: 'هذه الصفحة متاحة بالعربية أيضًا.', open: 'اقرأها بالعربية', dismiss: 'ابق هنا' },
};
