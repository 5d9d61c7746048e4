import type { Words } from '../language.ts';

export const confirmation: Words['confirmation'] = {
  subject: '{brand} ya tiene tu solicitud',
  text: `Hola:

Gracias por elegirnos. Tu solicitud ha llegado. Te contactaremos pronto con un presupuesto y los próximos pasos.

Si quieres añadir algo, solo tienes que responder a este correo.

Si no enviaste ninguna solicitud, alguien nos dio tu dirección por error. En ese caso no hay nada que hacer: no te escribiremos más sobre esto.

{brand}
{url}
`,
};
