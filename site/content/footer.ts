import { phoneLink } from '../settings/define-site.ts';
import { site } from '../site.config.ts';
import type { Edition } from './edition.ts';
import type { FooterWords } from './words/footer.ts';
import { LEGAL, SERVICES, SUBJECTS } from './words/footer.ts';

export type Link = { label: string; href: string };
const PROFILES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
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
