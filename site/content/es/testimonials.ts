import type { Words } from '../language.ts';

export const testimonials: Words['testimonials'] = {
  title: 'Lo que dicen los estudiantes',
  intro: 'En sus propias palabras y con su permiso.',
  verdict: {
    counted: 'en promedio, con {students} estudiantes hasta hoy',
    open: 'promedio de todas las valoraciones',
  },
  verified: 'pedido verificado',
  order: '{work}, entrega en {time}',
  name: '— {name}',
  origin: '{course}, {university}',
  rating: '{given} de {best}',
  carousel: {
    label: 'Opiniones de estudiantes',
    kind: 'carrusel',
    slide: 'diapositiva',
    place: '{index} de {count}',
    show: 'Mostrar la opinión {index} de {count}',
    previous: 'Opinión anterior',
    next: 'Opinión siguiente',
  },
  ending: { opening: '¿Tú también necesitas ayuda?', highlighted: 'La cotización es gratis.' },
  action: 'Empieza ahora',
  samples: {
    amara: {
      name: 'Amara O.',
      university: 'Northmoor University',
      course: 'Licenciatura en Psicología',
      review:
        'Mandé mi borrador a medianoche y le faltaban dos fuentes. Cuando desayuné ya estaban las dos, ¡¡y la sección de método reescrita!! También me explicaron por qué mi primera hipótesis no se podía comprobar, y la quité antes de que la viera mi tutora',
      assignmentType: 'Trabajo de investigación',
      timeframe: '8 horas',
    },
    daniel: {
      name: 'Daniel K.',
      university: 'Alder Institute of Technology',
      course: 'Máster en Ciencia de Datos',
      review:
        'El código funcionó a la primera, que es lo mínimo que espero. Lo que no esperaba es que cada paso de la regresión viniera con un comentario que pude leerle a mi profesora entendiendo lo que leía.',
      assignmentType: 'Programación',
      timeframe: '2 días',
    },
    leila: {
      name: 'Leila H.',
      university: 'Larkfield College',
      course: 'Licenciatura en Derecho',
      review:
        'Lo cronometré: dos horas y cincuenta minutos por un ensayo corto, y todos los casos venían citados como exige nuestra facultad. Me había dejado la tarde libre para corregirlo y al final me fui al cine.',
      assignmentType: 'Ensayo',
      timeframe: '3 horas',
    },
    mateo: {
      name: 'Mateo R.',
      university: 'Universidad San Telmo',
      course: 'MBA',
      review:
        'Para ser justo, arreglaron todo lo que les reclamé. La primera versión era demasiado optimista con el mercado y hicieron falta dos rondas para que los números cuadraran. Llegó un día tarde, así que me devolvieron una parte y yo les quito una estrella. Aun así, volvería a hacer un pedido.',
      assignmentType: 'Estudio de caso',
      timeframe: '4 días',
    },
    mei: {
      name: 'Mei L.',
      university: 'Thornbury University',
      course: 'Ingeniería Mecánica',
      review:
        'me da vergüenza contarlo, pero nuestros datos de laboratorio estaban multiplicados por diez y nadie del grupo se dio cuenta. La especialista me preguntó antes de cambiar nada y luego hizo el informe con las cifras correctas, uf',
      assignmentType: 'Informe de laboratorio',
      timeframe: '26 horas',
    },
    sofia: {
      name: 'Sofia B.',
      university: 'Kestrel Hill University',
      course: 'Máster en Historia',
      review:
        'El inglés es mi tercer idioma. Respetaron mi argumento, y ahora mis frases dicen lo que quiero decir. Con sus comentarios aprendí más que en todo un curso de escritura académica. Gracias de corazón.',
      assignmentType: 'Tesis',
      timeframe: '3 semanas',
    },
    tunde: {
      name: 'Tunde A.',
      university: 'Ellery Polytechnic',
      course: 'Licenciatura en Enfermería',
      review:
        'Trabajo de noche en un hospital, así que les escribí a las cuatro de la mañana. Una tal Ruth me contestó antes de que terminara mi descanso y me dijo que pagaría menos si podía esperar hasta el viernes. Podía. Me gustó el ensayo.',
      assignmentType: 'Ensayo',
      timeframe: '3 días',
    },
    jonas: {
      name: 'Jonas W.',
      university: 'Lindenau University',
      course: 'Doctorado en Economía',
      review:
        'Llegué con cuarenta diapositivas para mi defensa y me quedé con catorce. Me preguntaron para qué servía cada una, y con la mayoría no supe qué decir. Ahora la exposición cabe en el tiempo, y mi directora quiso saber quién me había ayudado.',
      assignmentType: 'Presentación',
      timeframe: '5 días',
    },
  },
};
