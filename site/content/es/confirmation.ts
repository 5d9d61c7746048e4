import type { Words } from '../language.ts';

export const confirmation: Words['confirmation'] = {
  subject: '{brand} recibió tu solicitud',
  text: `Hola:

¡Gracias por pedirnos una cotización! Recibimos tu solicitud, y la cotización suele tardar unos cinco minutos.

¿Olvidaste algo? Responde a este correo y listo.

¿No pediste una cotización? Seguramente alguien escribió tu dirección por error. Respóndenos para avisarnos y no volveremos a escribirte.

{brand}
{url}
`,
};
