import type { UiWords } from '../words/ui.ts';

export const ui: UiWords = {
  newTab: 'opens in a new tab',
  offer: { text: 'This page is also in English.', open: 'Read it in English', dismiss: 'Stay here' },
};
