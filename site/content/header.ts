import type { Edition } from './edition.ts';
import { hasTestimonials } from './testimonials.ts';
import type { HeaderWords } from './words/header.ts';

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
