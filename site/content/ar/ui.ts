import type { UiWords } from '../words.ts';

export const ui: UiWords = { newTab: 'يفتح في علامة تبويب جديدة' };
