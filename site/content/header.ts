import type { Edition } from './edition.ts';
import { hasTestimonials } from './testimonials.ts';

export type HeaderWords = {
  /** By the id of the section that each leads to. */
  navigation: Record<'hero' | 'services' | 'testimonials' | 'faq', string>;
  getStarted: string;
  /** Names the list of links, and the button that shows it on a phone. */
  main: string;
  menu: string;
};

export type NavItem = { label: string; section: string };

export type HeaderContent = Omit<HeaderWords, 'navigation'> & {
  navigation: readonly NavItem[];
  source: { desktop: string; mobile: string };
};

const SECTIONS = ['hero', 'services', 'testimonials', 'faq'] as const;

export function headerContent({ words: { header } }: Edition): HeaderContent {
  return {
    ...header,
    navigation: SECTIONS.filter((section) => section !== 'testimonials' || hasTestimonials).map(
      (section) => ({
        label: header.navigation[section],
        section,
      }),
    ),
    source: {
      desktop: 'Header - Get Started Button',
      mobile: 'Header - Mobile Get Started Button',
    },
  };
}
