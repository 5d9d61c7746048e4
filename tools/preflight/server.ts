import { STEPS, type StepName } from '../../site/settings/promises.ts';
import { CONFIG_FILE, type Finding, SERVER_SETTINGS } from './finding.ts';
import type { Project } from './project.ts';

const ONLY_HERE = new Set(['localhost', '127.0.0.1', '::1']);

/** What is open in the environment or left to do, if this server takes the leads. */
export function findOpenServer({
  site,
  environment,
  built,
}: Pick<Project, 'site' | 'environment' | 'built'>): Finding[] {
  const { PUBLIC_LEADS_URL, RATE_LIMIT, HOST, TRUSTED_PROXIES } = environment;
  if (!PUBLIC_LEADS_URL.startsWith('/')) return [];
  const findings: Finding[] = [];
  if (RATE_LIMIT === null) {
    findings.push({
      subject: 'server',
      what: 'RATE_LIMIT is off: anybody may fill the database',
      where: { file: SERVER_SETTINGS, field: 'RATE_LIMIT' },
      remedy: 'Take the line out, or write how many leads a minute one address may send.',
      hint: false,
    });
  }
  if (!ONLY_HERE.has(HOST) && TRUSTED_PROXIES.length === 0) {
    findings.push({
      subject: 'server',
      what: `HOST=${HOST} opens the server, and no proxy is trusted`,
      where: { file: SERVER_SETTINGS, field: 'TRUSTED_PROXIES' },
      remedy: 'Behind a proxy, name it: else all visitors count as one address. Without one, leave it.',
      hint: true,
    });
  }
  if (environment.WEBHOOK_URL === undefined && environment.SMTP_URL === undefined) {
    findings.push({
      subject: 'server',
      what: 'Nobody is told of a lead: it waits in the database',
      where: { file: SERVER_SETTINGS, field: 'WEBHOOK_URL' },
      remedy: 'Set WEBHOOK_URL or SMTP_URL, or look with npm run leads -- list.',
      hint: true,
    });
  }
  const home = built.documents.get('/')?.replaceAll('&amp;', '&');
  if (!home?.includes(environment.PUBLIC_LEADS_KEY)) {
    findings.push({
      subject: 'server',
      what: 'The page does not send the key that the server asks for: every lead would be refused',
      where: { file: SERVER_SETTINGS, field: 'PUBLIC_LEADS_KEY' },
      remedy: 'Build the page with the same PUBLIC_LEADS_KEY that the server runs with.',
      hint: false,
    });
  }
  const steps: StepName[] =
    environment.SMTP_URL === undefined ? ['retention'] : ['retention', 'mail-arrives'];
  for (const step of steps.filter((name) => !site.confirmed.includes(name))) {
    findings.push({
      subject: 'server',
      what: STEPS[step].says,
      where: { file: CONFIG_FILE, field: 'confirmed' },
      remedy: `${STEPS[step].advice} Then add '${step}' to "confirmed".`,
      hint: false,
    });
  }
  return findings;
}
