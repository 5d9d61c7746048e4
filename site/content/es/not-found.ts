import type { Words } from '../language.ts';

export const notFound: Words['notFound'] = {
  code: '404',
  message: '¡Vaya! Página no encontrada',
  home: 'Volver al inicio',
};
