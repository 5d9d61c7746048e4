import type { UiWords } from '../words.ts';

export const ui: UiWords = { newTab: 'se abre en una pestaña nueva' };
