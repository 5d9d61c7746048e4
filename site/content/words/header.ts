export type HeaderWords = {
  /** By the id of the section that each leads to. */
  navigation: Record<'hero' | 'services' | 'testimonials' | 'faq', string>;
  getStarted: string;
  /** Names the list of links, and the button that shows it on a phone. */
  main: string;
  menu: string;
};
