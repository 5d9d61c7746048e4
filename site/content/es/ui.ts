import type { Words } from '../language.ts';

export const ui: Words['ui'] = {
  newTab: 'se abre en una pestaña nueva',
  offer: {
    text: 'Esta página también está en español.',
    open: 'Léela en español',
    dismiss: 'Quédate aquí',
  },
};
