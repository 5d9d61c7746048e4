import type { Finding } from './finding.ts';
import type { Project } from './project.ts';
import { settingsOf } from './settings.ts';

/** Addresses without TLS. On a page with TLS browsers refuse most of them, and warn of the rest. */
export function findPlainHttp(project: Pick<Project, 'site' | 'environment'>): Finding[] {
  return settingsOf(project)
    .filter(({ address }) => address.startsWith('http:'))
    .map(({ address, where }) => ({
      subject: 'transport',
      what: `${address} is not https`,
      where,
      remedy: 'Serve it over TLS and write https://.',
      hint: false,
    }));
}
