import type { ManuscriptContent } from '../language.ts';

/** The pages beside the form for whoever asked for examples. Invented, and named as samples. */
export const examples: ManuscriptContent[] = [
  {
    label:
      'Una página de muestra de un ensayo de literatura: una frase hecha, tachada en rojo, con una idea más certera escrita encima, y la tesis resaltada.',
    meta: 'Muestra · LIT 210 · ensayo',
    heading: 'Lo que esconde la luz verde',
    paragraphs: [
      [
        { text: 'La luz ' },
        { text: 'es un símbolo de esperanza', mark: 'struck', above: 'promete lo que estaba perdido' },
        { text: ' desde el principio. ' },
        { text: 'Gatsby no quiere recuperar a Daisy; quiere recuperar 1917', mark: 'highlighted' },
        { text: ' (' },
        { text: 'Fitzgerald 110', mark: 'underlined' },
        { text: ').' },
      ],
    ],
    notes: ['página revisada ✓', '¡gran tesis!'],
    verdict: 'listo 21:15',
  },
  {
    label:
      'Una página de muestra de un programa en Python: un índice con una posición de más está tachado en rojo, y la nota de al lado dice por qué.',
    meta: 'Muestra · INF 101 · programación',
    heading: 'Búsqueda binaria',
    isCode: true,
    paragraphs: [
      [{ text: 'def buscar(lista, valor):' }],
      [{ text: '    bajo, alto = 0, ' }, { text: 'len(lista)', mark: 'struck', above: 'len(lista) - 1' }],
      [{ text: '    ' }, { text: 'while bajo <= alto:', mark: 'underlined' }],
      [{ text: '        medio = (bajo + alto) // 2' }],
    ],
    notes: ['corregido ✓', 'sobra uno'],
    verdict: 'listo 13:20',
  },
  {
    label:
      'Una página de muestra de un informe de laboratorio de biología: una afirmación que va demasiado lejos está tachada en rojo, la prueba está subrayada y la conclusión, resaltada.',
    meta: 'Muestra · BIO 140 · informe de laboratorio',
    heading: 'La luz y el crecimiento del berro',
    paragraphs: [
      [
        { text: 'A oscuras, los tallos crecieron más (' },
        { text: 't(28)\u00a0=\u00a03.1, p\u00a0=\u00a0.004', mark: 'underlined' },
        { text: '). Esto ' },
        { text: 'demuestra', mark: 'struck', above: 'sugiere' },
        { text: ' que los tallos se estiran en busca de luz, ' },
        { text: 'no que la oscuridad los alimente', mark: 'highlighted' },
        { text: '.' },
      ],
    ],
    notes: ['bien dicho', 'p revisada ✓'],
    verdict: 'listo 08:05',
  },
];
