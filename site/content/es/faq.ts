import type { Words } from '../language.ts';

export const faq: Words['faq'] = {
  title: 'Preguntas antes de hacer tu pedido',
  intro: 'Los detalles, en ocho respuestas.',
  note: 'pregúntanos, de día o de noche',
  ask: {
    title: '¿No encuentras tu pregunta?',
    text: 'Escríbenos. Te responde una persona.',
  },
  items: [
    {
      question: '¿En cuánto tiempo recibo mi trabajo?',
      answer:
        'Un ensayo corto puede estar listo en 3 horas, y una tarea pequeña de programación, en 2 horas. Para ensayos, el plan Urgente cubre plazos de 3 horas a 2 días; Premium, de 3 a 6 días, y Estándar, de 7 días o más. ¿Lo necesitas en menos de 6 horas? Elige «6 horas» y urgencia «Máxima» en el formulario, y escribe la hora exacta en la descripción. Tu especialista confirma el plazo antes de que pagues.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer:
        'Los ensayos y trabajos de investigación cuestan desde US$12 por página; los estudios de caso, desde US$15; los informes de laboratorio, desde US$18; una tesis, desde US$20, y la programación, desde US$25 por hora. El precio de un ensayo depende del plazo: si es de 7 días o más, US$12 por página; de 3 a 6 días, US$18; de 3 horas a 2 días, US$25. El precio de tu cotización es el definitivo: después no se añade nada.',
    },
    {
      question: '¿Quién escribe mi trabajo?',
      answer:
        'Un especialista que conoce la materia. Lo elegimos según tu área y tu nivel académico, de secundaria a doctorado. El mismo especialista hace también las revisiones. Puedes enviarle mensajes y archivos cuando quieras.',
    },
    {
      question: '¿Cómo se usa la IA?',
      answer:
        'Las herramientas ayudan a nuestros especialistas a encontrar fuentes, probar código, comprobar citas y detectar errores de gramática. No argumentan por ti, y tu especialista revisa cada sugerencia. Si tu curso no permite herramientas de IA, dilo en la descripción y tu especialista no usará ninguna, salvo el detector de plagio, que compara el texto terminado con obras publicadas.',
    },
    {
      question: '¿Pasará un control de plagio?',
      answer:
        'Sí. Tu trabajo se escribe desde cero para ti, nunca se revende y se compara con obras publicadas antes de que lo recibas. Viene con un informe antiplagio, sin cargo. Si el informe detecta texto copiado, reescribimos el pasaje de inmediato o te devolvemos el dinero.',
    },
    {
      question: '¿Cuántas revisiones incluye mi pedido?',
      answer:
        'Premium incluye revisiones ilimitadas: todas las que hagan falta para cumplir tus instrucciones originales. Estándar incluye 3 revisiones. En el plan Urgente y en los demás tipos de trabajo, se acuerdan en la cotización. Dinos qué hay que cambiar o envía los comentarios de tu docente. Los cambios los hace el mismo especialista.',
    },
    {
      question: '¿Y si llega tarde o no es lo que pedí?',
      answer:
        'Si llega tarde, recibes un reembolso parcial, y también el trabajo. Si no sigue tus instrucciones, primero lo corregimos. Si con eso no basta, se aplica la garantía de reembolso.',
    },
    {
      question: '¿Mi pedido es confidencial?',
      answer:
        'Sí. Nadie fuera de {brand} se enterará. Usamos tu nombre y tu correo electrónico para enviarte la cotización y escribirte sobre tu pedido, y tu teléfono, solo si hay algo urgente. Nunca los compartimos con tu institución. Tu especialista ve tus instrucciones, no tus datos de contacto.',
    },
  ],
};
