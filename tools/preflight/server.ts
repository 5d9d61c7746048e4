import { STEPS, type StepName } from '../../site/settings/promises.ts';
import { CONFIG_FILE, type Finding, SERVER_SETTINGS } from './finding.ts';
import type { Project } from './project.ts';

/** What is left to do if this server takes the leads, and not another backend. */
export function findServerSteps(project: Pick<Project, 'site' | 'environment' | 'built'>): Finding[] {
  if (!project.environment.PUBLIC_LEADS_URL.startsWith('/')) return [];
  return [...anotherKey(project), ...unconfirmedSteps(project)];
}

function anotherKey({ environment, built }: Pick<Project, 'environment' | 'built'>): Finding[] {
  const home = built.get('/index.html')?.replaceAll('&amp;', '&');
  if (home?.includes(environment.PUBLIC_LEADS_KEY)) return [];
  return [
    {
      subject: 'server',
      what: 'The page does not send the key that the server asks for: every lead would be refused',
      where: { file: SERVER_SETTINGS, field: 'PUBLIC_LEADS_KEY' },
      remedy: 'Build the page with the same PUBLIC_LEADS_KEY that the server runs with.',
    },
  ];
}

function unconfirmedSteps({ site, environment }: Pick<Project, 'site' | 'environment'>): Finding[] {
  const { SMTP_URL, WEBHOOK_URL } = environment;
  const steps: StepName[] = ['retention'];
  if (SMTP_URL !== undefined) steps.push('mail-arrives');
  if (SMTP_URL === undefined && WEBHOOK_URL === undefined) steps.push('no-notification');
  return steps
    .filter((name) => !site.confirmed.includes(name))
    .map((name) => ({
      subject: 'server',
      what: STEPS[name].says,
      where: { file: CONFIG_FILE, field: 'confirmed' },
      remedy: `${STEPS[name].advice} Then add '${name}' to "confirmed".`,
    }));
}
