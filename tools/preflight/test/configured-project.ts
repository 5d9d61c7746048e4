import { readEnvironment } from '../../../server/environment.ts';
import type { Site } from '../../../site/settings/define-site.ts';
import type { Project } from '../project.ts';
import { configuredSite } from './configured-site.ts';

export type Changes = {
  site?: Partial<Site>;
  environment?: Record<string, string>;
  content?: Record<string, unknown>;
  built?: Partial<Project['built']>;
};

/** A project in which nothing is left to find, but for `changes`. */
export function configuredProject({ site, environment, content, built }: Changes = {}): Project {
  return {
    site: { ...configuredSite, ...site },
    environment: readEnvironment({
      PUBLIC_LEADS_KEY: 'our-own-key',
      WEBHOOK_URL: 'https://hooks.example.org/leads',
      WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
      ...environment,
    }),
    content: new Map(Object.entries(content ?? {})),
    legalLabels: new Set(['Privacy Policy']),
    built: {
      documents: new Map([['/', '<a href="#hero">Home</a><div data-key="our-own-key"></div>']]),
      paths: new Set(['/']),
      policy: "default-src 'none'; script-src 'self'",
      ...built,
    },
  };
}
