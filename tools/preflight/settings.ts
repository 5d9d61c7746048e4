import { CONFIG_FILE, type Finding, SERVER_SETTINGS } from './finding.ts';
import type { Project } from './project.ts';

/** An address that the owner set, with its scheme and host, and where it was set. */
export type AddressSetting = { address: string; where: Finding['where'] };

/** Every setting that names an address elsewhere. What is left out, empty, or a path of the site itself is not among them. */
export function settingsOf({ site, environment }: Pick<Project, 'site' | 'environment'>): AddressSetting[] {
  const { url, portal, mainSite, imageHost, social, chat, legal, analytics, thankYou } = site;
  const fields: Record<string, string | false> = { url, portal, mainSite, imageHost, thankYou };
  for (const [name, profile] of Object.entries(social)) fields[`social.${name}`] = profile;
  if (chat) fields['chat.script'] = chat.script;
  if (analytics) fields['analytics.script'] = analytics.script;
  for (const [name, page] of Object.entries(legal)) fields[`legal.${name}`] = page;

  const all = Object.entries(fields).flatMap(([field, address]) =>
    address ? [{ address, where: { file: CONFIG_FILE, field } }] : [],
  );
  const leads = {
    address: environment.PUBLIC_LEADS_URL,
    where: { file: SERVER_SETTINGS, field: 'PUBLIC_LEADS_URL' },
  };
  return [...all, leads].filter(({ address }) => URL.canParse(address));
}
