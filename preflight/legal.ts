import { CONFIG_FILE, type Finding } from './finding.ts';
import type { Project } from './project.ts';

/** Legal pages that have no address, or are missing in the build. Pages on other sites are asked for over the network. */
export function findMissingLegalPages({ site, built }: Pick<Project, 'site' | 'built'>): Finding[] {
  return Object.entries(site.legal).flatMap(([name, page]) => {
    if (page === '#')
      return [
        missing(
          name,
          'leads to #',
          "Put the page into site/public and write its path, such as '/privacy.html', or the address of one elsewhere.",
        ),
      ];
    if (URL.canParse(page) || built.paths.has(pathOf(page))) return [];
    return [
      missing(
        name,
        `leads to ${page}, which the built site does not have`,
        'Put the page into site/public and build again, or write another path.',
      ),
    ];
  });
}

function missing(name: string, what: string, remedy: string): Finding {
  const where = { file: CONFIG_FILE, field: `legal.${name}` };
  return { subject: 'legal', what: `${name} ${what}`, where, remedy, hint: false };
}

function pathOf(link: string): string {
  return new URL(link, 'https://this.site').pathname;
}
