import type { Words } from '../language.ts';

export const faq: Words['faq'] = {
  title: 'Preguntas antes de pedir',
  intro: 'Ocho preguntas y respuestas, con precios y tiempos.',
  note: 'pregunta, de día o de noche',
  ask: {
    title: '¿No está tu pregunta?',
    text: 'Escríbenos. Responde una persona.',
  },
  items: [
    {
      question: '¿En cuánto tiempo recibo mi trabajo?',
      answer:
        'Un ensayo corto tarda 3 horas como mínimo, y una tarea pequeña de programación, 2 horas. Para ensayos, el plan Urgente va de 3 horas a 2 días; Premium, de 3 a 6 días, y Estándar, 7 días o más. Si tienes menos de 6 horas, elige 6 horas y Urgente en el formulario, y escribe la hora exacta en la descripción. El especialista confirma el plazo antes de que pagues.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer:
        'Los ensayos y trabajos de investigación cuestan desde $12/página; los estudios de caso, desde $15/página; los informes de laboratorio, desde $18/página; una tesis, desde $20/página, y la programación, desde $25/hora. El plazo cambia el precio de un ensayo: con 7 días o más, $12/página; con 3 a 6 días, $18/página; con 3 horas a 2 días, $25/página. Tu presupuesto es el precio completo. Después no se añade nada.',
    },
    {
      question: '¿Quién escribe mi trabajo?',
      answer:
        'Una persona que conoce la materia. La elegimos según tu área y tu nivel académico, de secundaria a doctorado. Esa misma persona hace también las revisiones. Puedes enviarle mensajes y archivos cuando quieras.',
    },
    {
      question: '¿Cómo se usa la IA?',
      answer:
        'Las herramientas ayudan a encontrar fuentes, probar código, comprobar citas y marcar errores de gramática. No escriben tu argumento. El especialista comprueba cada sugerencia de una herramienta. Si tu curso no permite herramientas de IA, dilo en las instrucciones, y el especialista no usa ninguna. El control de plagio sigue comparando el texto terminado con obras publicadas.',
    },
    {
      question: '¿Pasará un control de plagio?',
      answer:
        'Sí. Cada texto se escribe desde cero para un solo pedido, nunca se vende de nuevo y se compara con fuentes publicadas antes de que te llegue. El informe de plagio viene con el trabajo, sin cargo. Si muestra texto copiado, reescribimos el pasaje de inmediato o te devolvemos el dinero.',
    },
    {
      question: '¿Cuántas revisiones tengo?',
      answer:
        'Premium incluye revisiones ilimitadas: tantas como exijan tus instrucciones originales. Estándar incluye 3 revisiones. En Urgente, y en otros trabajos, tu presupuesto dice cuántas. Dinos qué hay que cambiar, con tus palabras o con los comentarios de tu docente, y lo cambia la misma persona.',
    },
    {
      question: '¿Y si llega tarde o no es lo que pedí?',
      answer:
        'Si llega tarde, recibes un reembolso parcial por retraso, y también el trabajo. Si no sigue tus instrucciones, primero lo corregimos. Si con eso no basta, se aplica la garantía de reembolso. Una persona responde a tus mensajes 24/7.',
    },
    {
      question: '¿Mi pedido es privado?',
      answer:
        'Sí. Nadie fuera de {brand} se entera. Usamos tu nombre y tu correo electrónico para enviarte el presupuesto y contactarte por el pedido, y tu teléfono para preguntas que no pueden esperar. No compartimos estos datos con tu centro de estudios. El especialista ve tus instrucciones, no tus datos de contacto.',
    },
  ],
};
