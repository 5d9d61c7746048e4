import { CONFIG_FILE, type Finding } from './finding.ts';
import type { Project } from './project.ts';

/**
 * Legal pages that have no address, and pages of the site itself that the build does not have: legal
 * ones and the one of thanks. Pages on other sites are asked for over the network.
 */
export function findMissingPages({ site, built }: Pick<Project, 'site' | 'built'>): Finding[] {
  const legal = Object.entries(site.legal).map(([name, page]) => [`legal.${name}`, page] as const);
  return [...legal, ['thankYou', site.thankYou] as const].flatMap(([field, page]) => {
    if (page === '#')
      return [
        missing(
          field,
          'leads to #',
          "Put the page into site/public and write its path, such as '/privacy.html', or the address of one elsewhere.",
        ),
      ];
    if (!page || URL.canParse(page) || built.paths.has(pathOf(page))) return [];
    return [
      missing(
        field,
        `leads to ${page}, which the built site does not have`,
        'Put the page into site/public and build again, or write another path.',
      ),
    ];
  });
}

function missing(field: string, what: string, remedy: string): Finding {
  const where = { file: CONFIG_FILE, field };
  return { subject: 'pages', what: `${field} ${what}`, where, remedy, hint: false };
}

function pathOf(link: string): string {
  return new URL(link, 'https://this.site').pathname;
}
