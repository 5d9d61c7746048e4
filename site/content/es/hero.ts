import type { ManuscriptContent, Words } from '../language.ts';

/** The draft beside the headline: a page as it comes back from its editor. */
const manuscript: ManuscriptContent = {
  label:
    'Una página de un ensayo corregida a bolígrafo: una frase floja tachada, otra más sólida escrita encima, la tesis resaltada y notas al margen.',
  heading: 'Por qué los testigos esperan',
  meta: 'PSI 204 · borrador 2 · entrega 09:00',
  paragraphs: [
    [
      { text: 'Cuando mucha gente ve una emergencia, ' },
      { text: 'nadie hace nada', mark: 'struck', above: 'cada uno ayuda menos' },
      { text: '. Darley y Latané lo llamaron ' },
      { text: 'difusión de la responsabilidad', mark: 'underlined' },
      { text: ' (1968).' },
    ],
    [
      { text: 'Este ensayo sostiene que el efecto es más débil en línea, ', mark: 'highlighted' },
      { text: 'porque la pantalla oculta cuántas personas miran', mark: 'highlighted' },
      { text: ', y ' },
      { text: 'es un hecho que', mark: 'struck', above: 'por eso' },
      { text: ' las plataformas pueden contrarrestarlo.' },
    ],
  ],
  notes: ['¡buena tesis!', 'fuente revisada ✓', 've al grano'],
  verdict: 'listo 05:40',
};

export const hero: Words['hero'] = {
  kicker: '{productAtStart}, de día y de noche',
  headline: {
    opening: 'Tu trabajo',
    highlighted: 'a tiempo',
    middle: ', con un',
    underlined: 'especialista',
    ending: 'a tu lado.',
  },
  promise:
    'Tu trabajo lo escriben especialistas humanos, con ayuda de herramientas de IA. Ensayos, código, tesis y presentaciones, hechos solo para ti y sin plagio. Un ensayo corto puede estar listo en 3 horas.',
  start: 'Empieza ahora',
  examples: 'Ver ejemplos',
  proof: { price: 'Desde {standardPrice}', rating: '{heroRating} este año', quote: 'Cotización gratis' },
  counters: { completed: 'trabajos terminados este año', active: 'pedidos en curso ahora mismo' },
  stats: {
    heroRating: 'valoración promedio este año',
    averageTime: 'tiempo promedio de una revisión',
    happyStudents: 'estudiantes satisfechos este año',
  },
  sentence: {
    label: 'Pega una frase en inglés que no te convenza.',
    hint: 'No se envía nada de lo que pegas.',
    marks: {
      title: 'Tu frase',
      count: 'marcas: {count}',
      none: '¡limpia!',
      quoted: '«{words}»: ',
      notes: {
        wordy: 'más corto',
        doubled: 'dilo una vez',
        opening: 've al grano',
        filler: 'sobra',
        passive: '¿quién? ¡primero!',
        agent: '¿quién lo dice?',
        subject: 'empieza por quién',
        pronoun: '¿esto qué?',
        amount: '¿cuántos?',
        thing: 'nómbralo',
      },
      found: 'Eso era lo fácil. Un especialista lee también tu argumento.',
      foundNothing: 'Ninguna regla encontró nada. Un especialista lee también tu argumento.',
      open: 'Quiero que revisen mi texto',
    },
  },
  motion: { pause: 'Pausar la animación', play: 'Reanudar la animación' },
  manuscript,
};
