import { defineSite } from './define-site.ts';

/**
 * The one file to edit for a rebrand. Every value is checked when the site is
 * built; a wrong one stops the build with a message that names it.
 */
export const site = defineSite({
  brand: 'Marginly',
  product: 'Assignment Help',
  url: 'https://marginly.example',
  portal: 'https://portal.marginly.example',
  mainSite: 'https://www.marginly.example',
  phone: '+44 20 7946 0958',
  email: 'hello@marginly.example',
  imageHost: '',
  social: {
    facebook: 'https://www.facebook.com/marginly.example',
    instagram: 'https://www.instagram.com/marginly.example',
    x: 'https://x.com/marginly.example',
    youtube: 'https://www.youtube.com/@marginly.example',
    linkedin: 'https://www.linkedin.com/company/marginly.example',
  },
  chat: {
    script: '',
    inlineStyles: true,
    buttonText: 'Chat with us',
    welcomeText:
      'Hello! Tell us the subject, the length and the deadline. A person reads this, day and night.',
    presetMessage: 'Hello, I need help with an assignment.',
  },
  redirectAfterSuccess: true,

  // Your pages: a path such as '/privacy.html' (put the file into site/public), or an address elsewhere.
  legal: { privacy: '#', terms: '#', cookies: '#' },

  // What the page claims. These are samples, and unlawful to publish: put in your own figure and
  // take "sample: true" away, or write false in place of the braces and the figure is gone from
  // everywhere. A counter that "moves" is made to by chance: write "moves: false" for a real one.
  figures: {
    // In the hero.
    completed: { value: 15432, moves: true, sample: true },
    active: { value: 2847, moves: true, sample: true },
    heroRating: { value: 4.8, sample: true },
    averageTime: { value: '2 hrs', sample: true },
    happyStudents: { value: '10,000+', sample: true },
    // Further down, and to search engines: the rating needs the number of reviews there.
    students: { value: '50K+', sample: true },
    successRate: { value: '98%', sample: true },
    minimumDelivery: { value: '3hr', sample: true },
    subjects: { value: '100+', sample: true },
    rating: { value: 4.9, sample: true },
    reviews: { value: 50000, sample: true },
  },

  // Promises of the page that you have read and keep. "npm run preflight" lists them with their names.
  confirmed: [],
});
