import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the settings', () => {
  it('have the documented defaults', () => {
    expect(readEnvironment({ RATE_LIMIT: '' })).toEqual({
      PORT: 3000,
      HOST: 'localhost',
      METRICS_HOST: '127.0.0.1',
      DATA_DIR: './data',
      PUBLIC_LEADS_URL: '/rest/v1',
      PUBLIC_LEADS_KEY: 'marginly-public-key',
      RATE_LIMIT: 60,
      RATE_LIMIT_TOTAL: 3000,
      TRUSTED_PROXIES: [],
      ALLOWED_ORIGINS: [],
    });
  });

  it('take what is set', () => {
    const settings = readEnvironment({
      PORT: '8080',
      DATABASE_URL: 'postgresql://u:p@db:5432/leads',
      PUBLIC_LEADS_URL: 'https://abc.supabase.co/rest/v1/',
      RATE_LIMIT: 'off',
      TRUSTED_PROXIES: ' loopback, 10.0.0.0/8,2001:db8::1',
      ALLOWED_ORIGINS: 'https://www.example.org, http://localhost:4321',
      UNRELATED: 'x',
    });
    expect(settings).toMatchObject({
      PORT: 8080,
      DATABASE_URL: 'postgresql://u:p@db:5432/leads',
      PUBLIC_LEADS_URL: 'https://abc.supabase.co/rest/v1',
      RATE_LIMIT: null,
      TRUSTED_PROXIES: ['loopback', '10.0.0.0/8', '2001:db8::1'],
      ALLOWED_ORIGINS: ['https://www.example.org', 'http://localhost:4321'],
    });
  });

  it.each([
    [{}, 60, 3000],
    [{ RATE_LIMIT: 'off' }, null, null],
    [{ RATE_LIMIT_TOTAL: 'off' }, 60, null],
    [{ RATE_LIMIT: 'off', RATE_LIMIT_TOTAL: '500' }, null, 500],
  ])('limit the rates with %j to %s and %s a minute', (variables, one, total) => {
    expect(readEnvironment(variables)).toMatchObject({ RATE_LIMIT: one, RATE_LIMIT_TOTAL: total });
  });

  it.each([
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['METRICS_PORT', '70000', 'a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://secret@db', 'postgres://'],
    ['PUBLIC_LEADS_URL', 'rest/v1', 'must be a path such as /rest/v1'],
    ['PUBLIC_LEADS_KEY', 'two words', 'visible ASCII'],
    ['RATE_LIMIT', '0', '"off" or a whole number of leads a minute'],
    ['RATE_LIMIT_TOTAL', 'none', '"off" or a whole number of leads a minute'],
    ['TRUSTED_PROXIES', 'loopback, proxy.internal', 'must list addresses'],
    ['TRUSTED_PROXIES', 'true', 'must list addresses'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'must list addresses'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'must list addresses'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8', 'must list addresses'],
    ['ALLOWED_ORIGINS', '*', 'must list origins'],
    ['ALLOWED_ORIGINS', 'www.example.org', 'must list origins'],
    ['ALLOWED_ORIGINS', 'https://www.example.org/', 'without a path'],
    ['ALLOWED_ORIGINS', 'https://www.Example.org', 'must list origins'],
  ])('name %s when it is %j, and the remedy', (name, value, remedy) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(name);
    expect(read).toThrow(remedy);
  });

  it('never repeat a value, which may be a secret', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://secret@db' })).not.toThrow('secret');
  });

  it('name every fault at once', () => {
    expect(() => readEnvironment({ PORT: 'x', RATE_LIMIT: 'x' })).toThrow(/PORT.*RATE_LIMIT/s);
  });
});
