import type { Words } from '../language.ts';

export const tools: Words['tools'] = {
  title: 'Herramientas de IA para lo más lento del trabajo',
  intro:
    'El software busca, da formato, cuenta y compara muy bien. Tu especialista usa estas 18 herramientas y se encarga de pensar.',
  note: 'la herramienta sugiere, una persona decide',
  tools: {
    brief: {
      title: 'Lector de instrucciones',
      description: 'Separa las instrucciones en tarea, formato y criterios de calificación.',
    },
    thesis: {
      title: 'Control de la tesis',
      description: 'Detecta lo que es vago o queda sin probar en una tesis.',
    },
    outline: {
      title: 'Creador de esquemas',
      description: 'Ordena tus ideas y asigna a cada una un número de palabras.',
    },
    literature: {
      title: 'Buscador de bibliografía',
      description: 'Busca artículos sobre tu pregunta, no solo sobre tu palabra clave.',
    },
    summary: {
      title: 'Resumen de fuentes',
      description: 'Resume un artículo largo: su método, sus resultados y sus límites.',
    },
    notes: {
      title: 'Clasificador de notas',
      description: 'Agrupa las notas de lectura por argumento y conserva los números de página.',
    },
    reference: {
      title: 'Formato de referencias',
      description: 'Da formato a las referencias en estilo APA, MLA, Chicago o Harvard.',
    },
    citation: {
      title: 'Control de citas',
      description: 'Comprueba que cada cita esté en tu lista de referencias.',
    },
    grammar: {
      title: 'Corrector gramatical',
      description: 'Marca los errores de gramática e indica la regla de cada uno.',
    },
    tone: {
      title: 'Ajuste de tono',
      description: 'Detecta palabras informales o vagas y propone otras más claras.',
    },
    paraphrase: {
      title: 'Control de paráfrasis',
      description: 'Muestra dónde una paráfrasis se parece demasiado a su fuente.',
    },
    plagiarism: {
      title: 'Control de plagio',
      description: 'Compara el texto terminado con obras publicadas.',
    },
    bug: {
      title: 'Revisor de código',
      description: 'Detecta el error y luego los casos límite que probaría quien califica.',
    },
    code: {
      title: 'Explicador de código',
      description: 'Dice qué hace cada línea, para que tú también puedas explicarlo.',
    },
    equation: {
      title: 'Control de ecuaciones',
      description: 'Comprueba una solución línea por línea e indica cada regla.',
    },
    statistics: {
      title: 'Asistente de estadística',
      description: 'Sugiere una prueba adecuada para tus datos y presenta el resultado.',
    },
    slides: {
      title: 'Esquema de diapositivas',
      description: 'Sugiere cómo repartir un ensayo en diapositivas.',
    },
    deadline: {
      title: 'Planificador de plazos',
      description: 'Organiza tus días desde hoy hasta la fecha de entrega.',
    },
  },
  closing: {
    opening: 'Todo lo que encuentra una herramienta lo revisa',
    highlighted: 'un especialista',
    ending: 'antes de que te llegue.',
  },
  portal: 'Pide {productInText} ahora',
};
