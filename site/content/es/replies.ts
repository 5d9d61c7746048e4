import type { Words } from '../language.ts';

export const replies: Words['replies'] = {
  request: 'solicitud',
  subject: 'Tu solicitud',
  templates: {
    'First reply': `Hola, {name}:

Gracias por consultar a {brand} sobre tu {type}. Podemos tenerlo listo para el {deadline}. Te enviaremos el precio en breve.

{brand}`,
    'Ask for details': `Hola, {name}:

Gracias por consultar a {brand} sobre tu {type}, con entrega el {deadline}. ¿Puedes enviarnos las instrucciones? Así podremos darte un precio.

{brand}`,
    'Follow up': `Hola, {name}:

Consultaste a {brand} sobre tu {type}, con entrega el {deadline}. ¿Empezamos? Si tienes alguna pregunta, responde a este mensaje.

{brand}`,
  },
};
