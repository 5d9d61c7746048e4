import { expect, it } from 'vitest';
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
