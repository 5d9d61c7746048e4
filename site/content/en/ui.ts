import type { UiWords } from '../words.ts';

export const ui: UiWords = { newTab: 'opens in a new tab' };
