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
});
