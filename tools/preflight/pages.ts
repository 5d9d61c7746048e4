import type { Project } from './project.ts';
import { CONFIG_FILE, type Finding } from './report.ts';

/** Extensions that an address may leave out. */
const ENDINGS = ['', '.html', 'index.html', '/index.html'];
const LINK_TO_NOWHERE = /<a\b[^>]*\shref=(?:"#"|'#'|#(?=[\s>]))[^>]*>(.*?)<\/a>/gis;

/** Legal pages and a thank-you page on this site that the build lacks. */
export function findMissingPages({ site, built }: Project): Finding[] {
  const { confirmed: _, ...pages } = site.legal;
  const legal = Object.entries(pages).map(([name, page]) => [`legal.${name}`, page] as const);
  return [...legal, ['thankYou', site.thankYou] as const]
    .filter(([, page]) => page && page !== '#' && !URL.canParse(page) && !isBuilt(page, built))
    .map(([field, page]) => ({
      subject: 'pages',
      what: `${field} links to ${page}, which does not exist in the built site`,
      where: { file: CONFIG_FILE, field },
      remedy: 'Put the page into site/public and build again, or change the path.',
    }));
}

function isBuilt(page: string, built: Project['built']): boolean {
  const { pathname } = new URL(page, 'https://this.site');
  return ENDINGS.some((ending) => built.has(pathname + ending));
}

/** Links to `#` in the built pages, each label once. */
export function findLinksToNowhere({ built }: Project): Finding[] {
  const links = [...built].flatMap(([path, html]) =>
    [...html.matchAll(LINK_TO_NOWHERE)].map(([, inner = '']) => [plainText(inner), path] as const),
  );
  const pathByLabel = new Map(links.toReversed());
  return [...pathByLabel].toReversed().map(([label, path]) => ({
    subject: 'links',
    what: `"${label}" links to #`,
    where: { file: 'the built page', field: path },
    remedy: `Set its address: legal pages in ${CONFIG_FILE}, others in site/content. Or remove the link.`,
  }));
}

function plainText(html: string): string {
  const withoutTags = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]*>/g, ' ');
  return withoutTags.replaceAll(/\s+/g, ' ').trim();
}
