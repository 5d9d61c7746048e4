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
  redirectAfterSuccess: true,
});
