import type { Words } from '../language.ts';

export const formPage: Words['formPage'] = {
  title: 'Pide un presupuesto gratis · {brand}',
  description:
    'Cuéntale a {brand} qué necesitas y para cuándo. Recibes un presupuesto gratis de {productInText} profesional, y no pagas nada hasta que lo aceptes.',
  next: 'Qué pasa después',
  reach: {
    title: '¿Prefieres hablar con una persona?',
    instead: {
      title: 'Pídenos tu presupuesto',
      text: 'El formulario de esta página necesita JavaScript, y tu navegador no lo ejecuta. Escríbenos o llámanos: dinos qué necesitas y para cuándo.',
    },
  },
  refusal: {
    title: 'Tu solicitud no se envió',
    reasons: {
      foreign: 'Llegó desde otro sitio. Abre el formulario aquí, complétalo y envíalo.',
      tooLong:
        'Es más larga de lo que podemos recibir. Vuelve atrás en tu navegador: lo que escribiste sigue ahí. Acorta la descripción y envíala de nuevo.',
      unreadable: 'No llegó como la envía nuestro formulario. Abre el formulario aquí, complétalo y envíalo.',
      busy: 'Hay demasiada gente aquí en este momento. Espera un minuto. Después vuelve atrás en tu navegador e inténtalo de nuevo.',
    },
    back: 'Abrir el formulario',
  },
};
