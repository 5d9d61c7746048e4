import { expect, it } from 'vitest';
import type { StepName } from '../../site/settings/promises.ts';
import { configuredProject } from './configured-project.ts';
import { findServerSteps } from './server.ts';

const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'leads@redink-help.org',
  MAIL_TO: 'owner@redink-help.org',
};
const WEBHOOK = {
  WEBHOOK_URL: 'https://hooks.redink-help.org',
  WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
};

it.each<[StepName[], Record<string, string>, string[]]>([
  [[], {}, ['retention', 'no-notification']],
  [[], WEBHOOK, ['retention']],
  [[], MAIL, ['retention', 'mail-arrives']],
  [['retention'], MAIL, ['mail-arrives']],
  [['retention', 'no-notification'], {}, []],
  [[], { PUBLIC_LEADS_URL: 'https://abc.supabase.co/rest/v1' }, []],
])('with the steps %j confirmed and %j, reports %j', (confirmed, environment, expected) => {
  const findings = findServerSteps(configuredProject({ site: { confirmed }, environment }));
  const asked = findings.map(({ remedy }) => /Then add '(.*)' to/.exec(remedy)?.[1]);
  expect(asked).toEqual(expected);
});

it('reports a key that the page does not send', () => {
  const built = { '/index.html': '<div data-props="{&quot;key&quot;:&quot;another-key&quot;}"></div>' };
  const findings = findServerSteps(configuredProject({ built }));
  expect(findings.map(({ where }) => where.field)).toEqual(['PUBLIC_LEADS_KEY']);
});
