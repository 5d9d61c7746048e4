import { testimonials } from './testimonials.ts';

export type NavItem = { label: string; section: string };

export type HeaderContent = {
  navigation: readonly NavItem[];
  getStarted: string;
  source: { desktop: string; mobile: string };
};

export const header: HeaderContent = {
  navigation: [
    { label: 'Home', section: 'hero' },
    { label: 'Services', section: 'services' },
    ...(testimonials.items.length > 0 ? [{ label: 'Reviews', section: 'testimonials' }] : []),
    { label: 'FAQs', section: 'faq' },
  ],
  getStarted: 'Get Started',
  source: {
    desktop: 'Header - Get Started Button',
    mobile: 'Header - Mobile Get Started Button',
  },
};
