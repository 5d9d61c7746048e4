import type { UiWords } from '../words/ui.ts';

export const ui: UiWords = {
  newTab: 'يفتح في علامة تبويب جديدة',
  offer: { text: 'هذه الصفحة متاحة بالعربية أيضًا.', open: 'اقرأها بالعربية', dismiss: 'ابق هنا' },
};
