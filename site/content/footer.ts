import { phoneLink } from '../define-site.ts';
import { site } from '../site.config.ts';
import type { Edition } from './edition.ts';

export type Link = { label: string; href: string };

/** The pages of the main site under `/services/`. */
const SERVICES = [
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
const SUBJECTS = [
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
const PROFILES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};
const LEGAL = ['privacy', 'terms', 'cookies'] as const;

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

export type FooterContent = Pick<FooterWords, 'colophon' | 'languages' | 'note'> & {
  brand: string;
  /** Pages of the main site. None where there is no main site: the page does without the list. */
  services: { title: string; links: readonly Link[] };
  subjects: { title: string; links: readonly Link[] };
  contact: { title: string; hours: string; phone: Link | undefined; email: Link };
  social: { title: string; links: readonly Link[] };
  legal: { title: string; links: readonly Link[] };
};

export function footerContent({ words: { footer }, format }: Edition): FooterContent {
  const { services, subjects, contact, legal } = footer;
  const onMainSite = (folder: string, labels: Record<string, string>, paths: readonly string[]): Link[] =>
    site.mainSite
      ? paths.map((path) => ({ label: labels[path] ?? path, href: `${site.mainSite}/${folder}/${path}` }))
      : [];
  return {
    ...footer,
    brand: site.brand,
    services: { title: services.title, links: onMainSite('services', services.links, SERVICES) },
    subjects: {
      title: subjects.title,
      links: onMainSite('subjects', subjects.links, SUBJECTS).sort((one, other) =>
        format.compare(one.label, other.label),
      ),
    },
    contact: {
      ...contact,
      phone: site.phone ? { label: site.phone, href: phoneLink(site.phone) } : undefined,
      email: { label: site.email, href: `mailto:${site.email}` },
    },
    social: {
      title: footer.social,
      links: Object.entries(PROFILES).flatMap(([name, label]) => {
        const href = site.social[name as keyof typeof PROFILES];
        return href ? [{ label, href }] : [];
      }),
    },
    legal: {
      title: legal.title,
      links: LEGAL.map((name) => ({ label: legal.links[name], href: site.legal[name] })),
    },
  };
}
