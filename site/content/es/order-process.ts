import type { Words } from '../language.ts';

export const orderProcess: Words['orderProcess'] = {
  title: 'Cómo hacer tu pedido en tres pasos',
  intro: 'Qué pasa en cada paso y cuánto tarda.',
  steps: [
    {
      title: 'Dinos qué necesitas',
      description: 'Materia, nivel, plazo y la tarea en sí. El formulario es breve.',
      figure: '2',
      unit: 'min',
    },
    {
      title: 'Recibe tu cotización',
      description: 'Un especialista en tu materia fija el precio y te lo enviamos. Después, tú decides.',
      figure: '5',
      unit: 'min',
    },
    {
      title: 'Recibe tu trabajo',
      description:
        'Para un ensayo corto y urgente. Un trabajo más largo puede llevar días, y con más plazo cuesta menos.',
      figure: '3-24',
      unit: 'horas',
    },
  ],
  note: 'puedes dormir mientras trabajamos',
  closing: {
    opening: '¿Es para mañana temprano? Un ensayo corto puede estar',
    highlighted: 'listo en 3 horas',
  },
  start: 'Empieza tu pedido ahora',
};
