import type { Words } from '../language.ts';

export const footer: Words['footer'] = {
  colophon:
    '{brand} ofrece {productInText} de especialistas humanos que usan herramientas de IA. Tipografías: {typefaces}.',
  services: {
    title: 'Servicios',
    links: {
      'essay-writing': 'Redacción de ensayos',
      'research-papers': 'Trabajos de investigación',
      'case-studies': 'Estudios de caso',
      'programming-help': 'Ayuda con programación',
      'thesis-help': 'Ayuda con la tesis',
      dissertations: 'Tesinas',
      'lab-reports': 'Informes de laboratorio',
      presentations: 'Presentaciones',
      'urgent-help': 'Ayuda urgente',
      'editing-and-proofreading': 'Edición y corrección',
    },
  },
  subjects: {
    title: 'Materias',
    links: {
      accounting: 'Contabilidad',
      anthropology: 'Antropología',
      biology: 'Biología',
      business: 'Negocios',
      chemistry: 'Química',
      'computer-science': 'Informática',
      economics: 'Economía',
      engineering: 'Ingeniería',
      finance: 'Finanzas',
      history: 'Historia',
      law: 'Derecho',
      literature: 'Literatura',
      marketing: 'Marketing',
      mathematics: 'Matemáticas',
      nursing: 'Enfermería',
      philosophy: 'Filosofía',
      physics: 'Física',
      psychology: 'Psicología',
      sociology: 'Sociología',
      statistics: 'Estadística',
    },
  },
  contact: { title: 'Contacto', hours: '24/7, incluso en época de exámenes.' },
  social: 'Síguenos',
  legal: {
    title: 'Información legal',
    links: {
      privacy: 'Política de privacidad',
      terms: 'Términos del servicio',
      cookies: 'Política de cookies',
      imprint: 'Aviso legal',
    },
  },
  languages: 'Idiomas',
  note: 'suerte con tu trabajo',
};
