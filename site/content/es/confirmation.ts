import type { Words } from '../language.ts';

export const confirmation: Words['confirmation'] = {
  subject: '{brand} recibió tu solicitud',
  text: `Hola:

Gracias por elegirnos. Recibimos tu solicitud. Tu cotización está en camino: suele tardar unos cinco minutos.

Si quieres agregar algo, responde a este correo.

Si no enviaste ninguna solicitud, alguien escribió tu dirección por error. No tienes que hacer nada y no volveremos a escribirte.

{brand}
{url}
`,
};
