import type { NotFoundWords } from '../words/not-found.ts';

export const notFound: NotFoundWords = {
  code: '404',
  message: '¡Vaya! Página no encontrada',
  home: 'Volver al inicio',
};
