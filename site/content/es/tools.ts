import type { Words } from '../language.ts';

export const tools: Words['tools'] = {
  title: 'Herramientas de IA para lo que más tiempo lleva',
  intro:
    'El software busca, da formato, cuenta y compara muy bien. Tu especialista usa estas 18 herramientas y se encarga de pensar.',
  note: 'la herramienta sugiere, la persona decide',
  tools: {
    brief: {
      title: 'Lector de instrucciones',
      description: 'Separa las instrucciones en tarea, formato y criterios de calificación.',
    },
    thesis: {
      title: 'Verificador de la idea central',
      description: 'Detecta lo que es vago o queda sin demostrar en la idea central.',
    },
    outline: {
      title: 'Creador de esquemas',
      description: 'Ordena tus ideas y asigna a cada una un número de palabras.',
    },
    literature: {
      title: 'Buscador de bibliografía',
      description: 'Busca artículos que respondan a tu pregunta, no solo los que contienen la palabra clave.',
    },
    summary: {
      title: 'Resumen de fuentes',
      description: 'Resume un artículo largo: su método, sus resultados y sus limitaciones.',
    },
    notes: {
      title: 'Clasificador de apuntes',
      description: 'Agrupa los apuntes de lectura por argumento y conserva los números de página.',
    },
    reference: {
      title: 'Generador de referencias',
      description: 'Da formato a las referencias en estilo APA, MLA, Chicago o Harvard.',
    },
    citation: {
      title: 'Verificador de citas',
      description: 'Comprueba que cada cita esté en tu lista de referencias.',
    },
    grammar: {
      title: 'Verificador gramatical',
      description: 'Marca los errores de gramática e indica qué regla incumple cada uno.',
    },
    tone: {
      title: 'Ajuste de tono',
      description: 'Detecta palabras informales o vagas y propone otras más claras.',
    },
    paraphrase: {
      title: 'Verificador de paráfrasis',
      description: 'Muestra dónde una paráfrasis se parece demasiado a su fuente.',
    },
    plagiarism: {
      title: 'Detector de plagio',
      description: 'Compara el texto terminado con obras publicadas.',
    },
    bug: {
      title: 'Revisor de código',
      description: 'Detecta el error y luego los casos límite que probaría tu docente.',
    },
    code: {
      title: 'Explicador de código',
      description: 'Dice qué hace cada línea, para que tú también puedas explicarlo.',
    },
    equation: {
      title: 'Verificador de ecuaciones',
      description: 'Comprueba una solución línea por línea e indica la regla aplicada en cada paso.',
    },
    statistics: {
      title: 'Asistente de estadística',
      description: 'Sugiere una prueba adecuada para tus datos y presenta el resultado.',
    },
    slides: {
      title: 'Organizador de diapositivas',
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
