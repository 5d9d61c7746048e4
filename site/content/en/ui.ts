export const ui = {
  newTab: 'opens in a new tab',
  // On a page in another language, to who prefers this one.
  offer: { text: 'This page is also in English.', open: 'Read it in English', dismiss: 'Stay here' },
};
