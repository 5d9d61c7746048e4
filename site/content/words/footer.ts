/** The pages of the main site under `/services/`. */
export const SERVICES = [
  'essay-writing',
  'research-papers',
  'case-studies',
  'programming-help',
  'thesis-help',
  'dissertations',
  'lab-reports',
  'presentations',
  'urgent-help',
  'editing-and-proofreading',
] as const;

/** The pages of the main site under `/subjects/`. */
export const SUBJECTS = [
  'accounting',
  'anthropology',
  'biology',
  'business',
  'chemistry',
  'computer-science',
  'economics',
  'engineering',
  'finance',
  'history',
  'law',
  'literature',
  'marketing',
  'mathematics',
  'nursing',
  'philosophy',
  'physics',
  'psychology',
  'sociology',
  'statistics',
] as const;

export const LEGAL = ['privacy', 'terms', 'cookies'] as const;

export type FooterWords = {
  /** What this is and how it was set, as the last page of a book says it. */
  colophon: string;
  services: { title: string; links: Record<(typeof SERVICES)[number], string> };
  subjects: { title: string; links: Record<(typeof SUBJECTS)[number], string> };
  contact: { title: string; hours: string };
  social: string;
  legal: { title: string; links: Record<(typeof LEGAL)[number], string> };
  /** Names the list of other languages. */
  languages: string;
  note: string;
};
