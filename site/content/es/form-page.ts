import type { Words } from '../language.ts';

export const formPage: Words['formPage'] = {
  title: 'Pide una cotización gratis · {brand}',
  description:
    'Cuéntale a {brand} qué necesitas y para cuándo. Recibes una cotización gratis de {productInText} profesional y no pagas nada hasta que la aceptes.',
  next: 'Qué pasa después',
  reach: {
    title: '¿Prefieres hablar con una persona?',
    instead: {
      title: 'Pídenos tu cotización',
      text: 'Este formulario necesita JavaScript, y está desactivado en tu navegador. Escríbenos o llámanos: dinos qué necesitas y para cuándo.',
    },
  },
  refusal: {
    title: 'Tu solicitud no se envió',
    reasons: {
      foreign: 'Se envió desde otro sitio. Abre el formulario aquí, complétalo y envíalo.',
      tooLong:
        'Es demasiado larga. Vuelve atrás en tu navegador: lo que escribiste sigue ahí. Acorta la descripción y envíala de nuevo.',
      unreadable: 'No pudimos leerla. Abre el formulario aquí, complétalo y envíalo.',
      busy: 'Tenemos mucha demanda en este momento. Espera un minuto, vuelve atrás en tu navegador e inténtalo de nuevo.',
    },
    back: 'Abrir el formulario',
  },
};
