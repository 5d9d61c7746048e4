import type { Words } from '../language.ts';

export const faq: Words['faq'] = {
  title: 'Preguntas antes de hacer tu pedido',
  intro: 'Ocho preguntas y respuestas, con precios y plazos.',
  note: 'pregúntanos, de día o de noche',
  ask: {
    title: '¿No encuentras tu pregunta?',
    text: 'Escríbenos. Te responde una persona.',
  },
  items: [
    {
      question: '¿En cuánto tiempo recibo mi trabajo?',
      answer:
        'Un ensayo corto tarda 3 horas como mínimo, y una tarea pequeña de programación, 2 horas. Para ensayos, el plan Urgente cubre plazos de 3 horas a 2 días; Premium, de 3 a 6 días, y Estándar, de 7 días o más. Si tienes menos de 6 horas, elige 6 horas y Urgente en el formulario, y escribe la hora exacta en la descripción. El especialista confirma el plazo antes de que pagues.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer:
        'Los ensayos y trabajos de investigación cuestan desde US$12 por página; los estudios de caso, desde US$15; los informes de laboratorio, desde US$18; una tesis, desde US$20, y la programación, desde US$25 por hora. El precio de un ensayo depende del plazo: con 7 días o más, US$12 por página; con 3 a 6 días, US$18; con 3 horas a 2 días, US$25. Tu cotización es el precio final. Después no se agrega nada.',
    },
    {
      question: '¿Quién escribe mi trabajo?',
      answer:
        'Un especialista que conoce la materia. Lo elegimos según tu área y tu nivel académico, de secundaria a doctorado. El mismo especialista hace también las revisiones. Puedes enviarle mensajes y archivos cuando quieras.',
    },
    {
      question: '¿Cómo se usa la IA?',
      answer:
        'Las herramientas ayudan a encontrar fuentes, probar código, comprobar citas y marcar errores de gramática. No escriben tu argumento. El especialista revisa cada sugerencia de una herramienta. Si tu curso no permite herramientas de IA, dilo en las instrucciones y el especialista no usará ninguna. Aun así, el control de plagio compara el texto terminado con obras publicadas.',
    },
    {
      question: '¿Pasará un control de plagio?',
      answer:
        'Sí. Cada texto se escribe desde cero para un solo pedido, nunca se revende y se compara con fuentes publicadas antes de que te llegue. El informe de plagio viene con el trabajo, sin cargo. Si detecta texto copiado, reescribimos el pasaje de inmediato o te devolvemos el dinero.',
    },
    {
      question: '¿Cuántas revisiones tengo?',
      answer:
        'Premium incluye revisiones ilimitadas: tantas como exijan tus instrucciones originales. Estándar incluye 3 revisiones. En Urgente y en otros trabajos, se acuerdan en la cotización. Dinos qué hay que cambiar, con tus palabras o con los comentarios de tu docente, y lo cambia el mismo especialista.',
    },
    {
      question: '¿Y si llega tarde o no es lo que pedí?',
      answer:
        'Si llega tarde, recibes un reembolso parcial por el retraso, y también el trabajo. Si no sigue tus instrucciones, primero lo corregimos. Si con eso no basta, se aplica la garantía de reembolso. Una persona responde tus mensajes 24/7.',
    },
    {
      question: '¿Mi pedido es confidencial?',
      answer:
        'Sí. Nadie fuera de {brand} se enterará. Usamos tu nombre y tu correo electrónico para enviarte la cotización y contactarte sobre el pedido, y tu teléfono para preguntas que no pueden esperar. Nunca los compartimos con tu institución. El especialista ve tus instrucciones, no tus datos de contacto.',
    },
  ],
};
