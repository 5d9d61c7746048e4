import { FORM_PATH } from '../../lead/form-page.ts';
import { portalSignIn } from '../../site/settings/define-site.ts';
import { CONFIG_FILE, type Finding } from './finding.ts';
import { isPlaceholder } from './placeholders.ts';
import type { Project } from './project.ts';
import { settingsOf } from './settings.ts';

/** An address to ask. Either a page has to be there, or any answer is enough. */
export type AskedAddress = {
  address: string;
  where: Finding['where'];
  isPage: boolean;
  /** A page of the same site that has to be there: else the site is not online yet, and nothing is missing. */
  besides?: string;
  /** What to do where it does not answer. */
  remedy?: string;
};

/** Settings that name a host or a folder: the address itself may have no page. */
const HOSTS_ALONE = new Set(['mainSite', 'imageHost', 'PUBLIC_LEADS_URL']);

/**
 * Each address in the settings, each page that the built pages link to, such as the service and subject
 * pages in the footer, and one address of each further origin in the policy or the built pages.
 * Placeholders are left out, since they never answer. Of the site itself, which may not be online yet, the
 * form's page alone is asked for: a static host may have none at its address.
 */
export function addressesToAsk(project: Pick<Project, 'site' | 'environment' | 'built'>): AskedAddress[] {
  const settings = settingsOf(project)
    .filter(({ where }) => where.field !== 'url')
    .map(({ address, where }) => ({
      address: where.field === 'portal' ? portalSignIn(project.site) : address,
      where,
      isPage: !HOSTS_ALONE.has(where.field),
    }));
  const linked = linksIn(project.built).filter(({ address }) => originOf(address) !== project.site.url);
  const known = new Set([
    project.site.url,
    ...[...settings, ...linked].map(({ address }) => originOf(address)),
  ]);
  const others = originsNamedBy(project.built)
    .filter(({ address }) => !known.has(address))
    .map((origin) => ({ ...origin, isPage: false }));
  return onceEach([...settings, ...linked, ...others, ...formPagesOf(project)]).filter(
    ({ address }) => !isPlaceholder(address),
  );
}

/** The form's page in each language. */
function formPagesOf({ site }: Pick<Project, 'site'>): AskedAddress[] {
  return site.languages.map((code, index) => {
    const path = (index === 0 ? '' : `/${code}`) + FORM_PATH;
    return {
      address: site.url + path,
      where: { file: CONFIG_FILE, field: 'url' },
      isPage: true,
      besides: site.url,
      remedy: `Have the host serve dist${path}.html at ${path}: before the page's script is there, all buttons lead to it.`,
    };
  });
}

/** What the links of the built pages lead to elsewhere, without the place on the page that they name. */
function linksIn({ documents }: Project['built']): AskedAddress[] {
  return [...documents].flatMap(([path, html]) =>
    [...html.matchAll(/<a\b[^>]*\shref="(https?:\/\/[^"#]+)/g)].map(([, address = '']) => ({
      address: address.replaceAll('&amp;', '&'),
      where: { file: 'the built page', field: path },
      isPage: true,
    })),
  );
}

function originsNamedBy({
  policy,
  documents,
}: Project['built']): { address: string; where: Finding['where'] }[] {
  const inPolicy = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
  const ofPolicy = inPolicy.map((address) => ({
    address: originOf(address),
    where: { file: 'the content-security policy', field: '/' },
  }));
  const ofPages = [...documents].flatMap(([path, html]) =>
    [...html.matchAll(/\s(?:href|src)="(https?:\/\/[^"]+)"/g)].map(([, address = '']) => ({
      address: originOf(address),
      where: { file: 'the built page', field: path },
    })),
  );
  return [...ofPolicy, ...ofPages];
}

function originOf(address: string): string {
  return new URL(address).origin;
}

function onceEach(all: readonly AskedAddress[]): AskedAddress[] {
  return all.filter(
    ({ address }, index) => all.findIndex((earlier) => earlier.address === address) === index,
  );
}
