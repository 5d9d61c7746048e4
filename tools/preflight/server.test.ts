import { expect, it } from 'vitest';
import type { StepName } from '../../site/settings/promises.ts';
import { findOpenServer } from './server.ts';
import { configuredProject } from './test/configured-project.ts';

it.each([
  [{}, []],
  [{ WEBHOOK_URL: '', WEBHOOK_SECRET: '' }, [['WEBHOOK_URL', true]]],
  [{ RATE_LIMIT: 'off' }, [['RATE_LIMIT', false]]],
  [{ HOST: '0.0.0.0' }, [['TRUSTED_PROXIES', true]]],
  [{ HOST: '0.0.0.0', TRUSTED_PROXIES: 'loopback' }, []],
  [{ RATE_LIMIT: 'off', PUBLIC_LEADS_URL: 'https://abc.supabase.co/rest/v1' }, []],
])('finds with %j the setting and whether it is a hint: %j', (environment, expected) => {
  const findings = findOpenServer(configuredProject({ environment }));
  expect(findings.map(({ where, hint }) => [where.field, hint])).toEqual(expected);
});

const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'leads@redink-help.org',
  MAIL_TO: 'owner@redink-help.org',
};

it.each<[StepName[], Record<string, string>, string[]]>([
  [[], {}, ['retention']],
  [[], MAIL, ['retention', 'mail-arrives']],
  [['retention'], MAIL, ['mail-arrives']],
  [['retention', 'mail-arrives'], MAIL, []],
  [[], { PUBLIC_LEADS_URL: 'https://abc.supabase.co/rest/v1' }, []],
])('with the steps %j confirmed asks, with %j, for %j', (confirmed, environment, expected) => {
  const findings = findOpenServer(configuredProject({ site: { confirmed }, environment }));
  const asked = findings.map(({ remedy }) => /Then add '(.*)' to/.exec(remedy)?.[1]);
  expect(asked).toEqual(expected);
});

it('finds a key that the page does not send', () => {
  const documents = new Map([['/', '<div data-props="{&quot;key&quot;:&quot;another-key&quot;}"></div>']]);
  const findings = findOpenServer(configuredProject({ built: { documents } }));
  expect(findings.map(({ where }) => where.field)).toEqual(['PUBLIC_LEADS_KEY']);
});
