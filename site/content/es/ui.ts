import type { UiWords } from '../words/ui.ts';

export const ui: UiWords = {
  newTab: 'se abre en una pestaña nueva',
  offer: {
    text: 'Esta página también está en español.',
    open: 'Léela en español',
    dismiss: 'Quédate aquí',
  },
};
