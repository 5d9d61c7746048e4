import { phoneLink, productInText } from '../define-site.ts';
import { fontOf } from '../fonts.ts';
import { site } from '../site.config.ts';

export type Link = { label: string; href: string };

export type FooterContent = {
  brand: string;
  /** What this is and how it was set, as the last page of a book says it. */
  colophon: string;
  /** Pages of the main site. None where there is no main site: the page does without the list. */
  services: { title: string; links: readonly Link[] };
  subjects: { title: string; links: readonly Link[] };
  contact: { title: string; hours: string; phone: Link | undefined; email: Link };
  social: { title: string; links: readonly Link[] };
  legal: { title: string; links: readonly Link[] };
  note: string;
};

const { display, text } = site.theme.fonts;
const families = [...new Set([display, text].map((name) => fontOf(name).family))].join(' and ');

export const footer: FooterContent = {
  brand: site.brand,
  colophon: `${site.brand} offers ${productInText(site)} by human writers who use AI tools. Typefaces: ${families}.`,
  services: {
    title: 'Services',
    links: [
      ...service('Essay writing', 'essay-writing'),
      ...service('Research papers', 'research-papers'),
      ...service('Case studies', 'case-studies'),
      ...service('Programming help', 'programming-help'),
      ...service('Thesis help', 'thesis-help'),
      ...service('Dissertations', 'dissertations'),
      ...service('Lab reports', 'lab-reports'),
      ...service('Presentations', 'presentations'),
      ...service('Urgent help', 'urgent-help'),
      ...service('Editing and proofreading', 'editing-and-proofreading'),
    ],
  },
  subjects: {
    title: 'Subjects',
    links: [
      ...subject('Accounting', 'accounting'),
      ...subject('Anthropology', 'anthropology'),
      ...subject('Biology', 'biology'),
      ...subject('Business', 'business'),
      ...subject('Chemistry', 'chemistry'),
      ...subject('Computer science', 'computer-science'),
      ...subject('Economics', 'economics'),
      ...subject('Engineering', 'engineering'),
      ...subject('Finance', 'finance'),
      ...subject('History', 'history'),
      ...subject('Law', 'law'),
      ...subject('Literature', 'literature'),
      ...subject('Marketing', 'marketing'),
      ...subject('Mathematics', 'mathematics'),
      ...subject('Nursing', 'nursing'),
      ...subject('Philosophy', 'philosophy'),
      ...subject('Physics', 'physics'),
      ...subject('Psychology', 'psychology'),
      ...subject('Sociology', 'sociology'),
      ...subject('Statistics', 'statistics'),
    ],
  },
  contact: {
    title: 'Contact',
    hours: '24/7, also at weekends and in exam weeks.',
    phone: site.phone ? { label: site.phone, href: phoneLink(site.phone) } : undefined,
    email: { label: site.email, href: `mailto:${site.email}` },
  },
  social: {
    title: 'Follow us',
    links: [
      ...profile('Facebook', site.social.facebook),
      ...profile('Instagram', site.social.instagram),
      ...profile('X', site.social.x),
      ...profile('YouTube', site.social.youtube),
      ...profile('LinkedIn', site.social.linkedin),
    ],
  },
  legal: {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', href: site.legal.privacy },
      { label: 'Terms of Service', href: site.legal.terms },
      { label: 'Cookie Policy', href: site.legal.cookies },
    ],
  },
  note: 'good luck with your work',
};

function service(label: string, path: string): Link[] {
  return site.mainSite ? [{ label, href: `${site.mainSite}/services/${path}` }] : [];
}

function subject(label: string, path: string): Link[] {
  return site.mainSite ? [{ label, href: `${site.mainSite}/subjects/${path}` }] : [];
}

function profile(label: string, href: string | false): Link[] {
  return href ? [{ label, href }] : [];
}
