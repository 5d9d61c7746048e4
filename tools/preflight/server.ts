import type { StepName } from '../../site/settings/promises.ts';
import type { Project } from './project.ts';
import { unconfirmed } from './promises.ts';
import { type Finding, SERVER_SETTINGS } from './report.ts';

/** Steps that remain if this server stores the leads, not another backend. */
export function findServerSteps({ site, environment, built }: Project): Finding[] {
  const { PUBLIC_LEADS_URL, PUBLIC_LEADS_KEY, SMTP_URL, WEBHOOK_URL, NOTIFY } = environment;
  if (!PUBLIC_LEADS_URL.startsWith('/')) return [];
  const steps: StepName[] = ['retention'];
  if (SMTP_URL) steps.push('mail-arrives');
  if (!SMTP_URL && !WEBHOOK_URL && NOTIFY.length === 0) steps.push('no-notification');
  const findings = unconfirmed(site, 'server', steps);
  const home = built.get('/index.html')?.replaceAll('&amp;', '&');
  if (!home?.includes(PUBLIC_LEADS_KEY)) {
    findings.push({
      subject: 'server',
      what: 'The page does not send the server’s key, so every lead would be refused',
      where: { file: SERVER_SETTINGS, field: 'PUBLIC_LEADS_KEY' },
      remedy: 'Build the page with the server’s PUBLIC_LEADS_KEY.',
    });
  }
  return findings;
}
