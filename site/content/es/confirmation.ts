import type { Words } from '../language.ts';

export const confirmation: Words['confirmation'] = {
  subject: '{brand} recibió tu solicitud',
  text: `Hola:

¡Gracias por elegirnos! Recibimos tu solicitud, y tu cotización está en camino. Suele tardar unos cinco minutos.

¿Olvidaste algo? Solo responde a este correo.

¿No pediste una cotización? Seguramente alguien escribió tu dirección por error. Puedes ignorar este correo. No te enviaremos otro.

{brand}
{url}
`,
};
