import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { loadEnvironment, mistypedSettings, readEnvironment } from './environment.ts';

const WEBHOOK = {
  WEBHOOK_URL: 'https://www.example.org/hooks/leads',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
};
const MAIL = {
  SMTP_URL: 'smtp://user:p%40ss@smtp.example.org:587',
  MAIL_FROM: 'Marginly <leads@example.org>',
  MAIL_TO: 'owner@example.org',
};

describe('the settings', () => {
  it('have the documented defaults', () => {
    expect(readEnvironment({ RATE_LIMIT: '' })).toEqual({
      PORT: 3000,
      HOST: 'localhost',
      DESK_HOST: '127.0.0.1',
      DESK_PORT: 4141,
      DESK_PROXIES: ['loopback'],
      DESK_USER_HEADER: 'x-forwarded-email',
      DESK_SESSION_LIFETIME: 30 * 86_400_000,
      METRICS_HOST: '127.0.0.1',
      DATA_DIR: './data',
      EXPECT_LEADS: false,
      PUBLIC_LEADS_URL: '/rest/v1',
      PUBLIC_LEADS_KEY: 'marginly-public-key',
      RATE_LIMIT: 60,
      RATE_LIMIT_TOTAL: 3000,
      TRUSTED_PROXIES: [],
      ALLOWED_ORIGINS: [],
      MAIL_LIMIT_PER_HOUR: 60,
      CONFIRMATION_MAIL: false,
      CONFIRMATION_LIMIT_PER_HOUR: 60,
      NOTIFY: [],
      NOTIFY_PERSONAL_DATA: [],
      LEAD_STATES: ['new', 'contacted', 'won', 'lost', 'spam'],
    });
  });

  it('use the given values', () => {
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

  it.each<[Record<string, string>, object]>([
    [{ RATE_LIMIT: 'off' }, { RATE_LIMIT: null, RATE_LIMIT_TOTAL: null }],
    [{ RATE_LIMIT_TOTAL: 'off' }, { RATE_LIMIT: 60, RATE_LIMIT_TOTAL: null }],
    [
      { RATE_LIMIT: 'off', RATE_LIMIT_TOTAL: '500' },
      { RATE_LIMIT: null, RATE_LIMIT_TOTAL: 500 },
    ],
    ...[
      'http://127.0.0.1:9/x',
      'http://localhost:9/x',
      'http://[::1]:9/x',
      'https://hooks.example/x?y=z',
    ].map((WEBHOOK_URL): [Record<string, string>, object] => [{ ...WEBHOOK, WEBHOOK_URL }, { WEBHOOK_URL }]),
  ])('turn %j into %j', (variables, settings) => {
    expect(readEnvironment(variables)).toMatchObject(settings);
  });

  it('read the delivery channels', () => {
    const settings = readEnvironment({
      ...WEBHOOK,
      ...MAIL,
      MAIL_TO: 'owner@example.org, "Colleague, the other" <colleague@localhost>',
    });
    expect(settings).toMatchObject({
      ...WEBHOOK,
      SMTP_URL: MAIL.SMTP_URL,
      MAIL_FROM: { name: 'Marginly', address: 'leads@example.org' },
      MAIL_TO: [
        { name: '', address: 'owner@example.org' },
        { name: 'Colleague, the other', address: 'colleague@localhost' },
      ],
    });
  });

  it('read targets of messages', () => {
    const settings = readEnvironment({
      NOTIFY: 'slack:https://hooks.slack.com/services/T/B/x, ntfy:https://ntfy.sh/leads?auth=x',
      NOTIFY_PERSONAL_DATA: 'phone, email',
    });
    expect(settings).toMatchObject({
      NOTIFY: [
        { kind: 'slack', address: 'https://hooks.slack.com/services/T/B/x' },
        { kind: 'ntfy', address: 'https://ntfy.sh/leads?auth=x' },
      ],
      NOTIFY_PERSONAL_DATA: ['email', 'phone'],
    });
  });

  it.each([
    ['WEBHOOK_SECRET', { WEBHOOK_URL: WEBHOOK.WEBHOOK_URL }],
    ['WEBHOOK_URL', { WEBHOOK_SECRET: WEBHOOK.WEBHOOK_SECRET }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: '' }],
    ['MAIL_TO', { ...MAIL, MAIL_TO: '' }],
    ['SMTP_URL', { ...MAIL, SMTP_URL: '' }],
  ])('require %s if its companions are set', (name, variables) => {
    expect(() => readEnvironment(variables)).toThrow(`  ${name} must be set too`);
  });

  it.each([
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['TIME_ZONE', 'Europe/Nowhere', 'must be the name of a time zone, such as Europe/London'],
    ['DESK_URL', 'desk.example.org', "must be the proxy's address without a path"],
    ['DATABASE_URL', 'mysql://secret@db', 'postgres://'],
    ['DATABASE_URL', 'postgres://u:p@one:5432,two:5432/leads', 'postgres://user:password@host:5432/name'],
    ['DATABASE_URL', 'postgres://u:p/w@one/leads', 'percent-encoded'],
    ['PUBLIC_LEADS_URL', 'rest/v1', 'must be a path such as /rest/v1'],
    ['PUBLIC_LEADS_KEY', 'two words', 'visible ASCII'],
    ['RATE_LIMIT', '0', '"off" or a whole number of leads a minute'],
    ['MAIL_LIMIT_PER_HOUR', '0', '"off" or a whole number of leads an hour'],
    ['TRUSTED_PROXIES', 'loopback, proxy.internal', 'must list addresses'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'must list addresses'],
    ['ALLOWED_ORIGINS', '*', 'must list origins'],
    ['ALLOWED_ORIGINS', 'https://www.example.org/', 'without a path'],
    ['WEBHOOK_URL', 'http://hooks.example/leads', 'must be an https address'],
    ['WEBHOOK_URL', 'http://127.0.0.1.example/leads', 'must be an https address'],
    ['WEBHOOK_URL', 'https://user:secret@hooks.example/leads', 'must be an https address'],
    ['WEBHOOK_SECRET', 'secret', 'must be whsec_'],
    ['WEBHOOK_SECRET', 'whsec_c2hvcnQ=', '24 random bytes'],
    ['SMTP_URL', 'smtp.example.org:587', 'must look like smtp://'],
    ['SMTP_URL', 'smtp://smtp.example.org?logger=true', 'must look like smtp://'],
    ['SMTP_URL', 'smtp://user:pass/word@smtp.example.org', 'percent-encoded'],
    ['LEAD_STATES', 'new, won', 'must include new and spam'],
    [
      'NOTIFY',
      'slak:https://hooks.slack.com/services/x',
      'slack, discord, teams, telegram, google-chat, ntfy',
    ],
    ['NOTIFY', 'slack:http://hooks.slack.com/services/x', 'with its https address'],
    ['NOTIFY', 'telegram:https://api.telegram.org/bot1:x/sendMessage', '?chat_id='],
    ['NOTIFY', 'ntfy:https://ntfy.sh/', 'with a topic'],
    ['NOTIFY_PERSONAL_DATA', 'email, name', 'must list some of email, phone, brief'],
    ['CONFIRMATION_MAIL', 'on', 'must be yes or no'],
    ['CONFIRMATION_MAIL', 'yes', 'SMTP_URL, MAIL_FROM and MAIL_TO are required'],
    ['MAIL_FROM', 'Marginly', 'must be an email address'],
    ['MAIL_FROM', 'a@example.org, b@example.org', 'must be one address'],
    ['MAIL_TO', 'a@example.org, nobody', 'must be an email address'],
  ])('name %s if it is %j, with its rule', (name, value, remedy) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(name);
    expect(read).toThrow(remedy);
  });

  it('come from a systemd environment file, without overriding values already set', () => {
    const directory = mkdtempSync(join(tmpdir(), 'leads-settings-'));
    const file = join(directory, 'environment');
    writeFileSync(
      file,
      '# Ours.\nLEAD_STATES="new, called, spam"\nDATA_DIR=/elsewhere\nMAIL_LIMIT_PER_HOUR=7\n',
    );
    vi.stubEnv('DATA_DIR', '/here');
    vi.stubEnv('LEAD_STATES', undefined);
    vi.stubEnv('MAIL_LIMIT_PER_HOUR', undefined);
    expect(loadEnvironment(file)).toMatchObject({
      LEAD_STATES: ['new', 'called', 'spam'],
      DATA_DIR: '/here',
      MAIL_LIMIT_PER_HOUR: 7,
    });
    vi.unstubAllEnvs();
    rmSync(directory, { recursive: true });
    expect(() => loadEnvironment(file)).toThrow(`no such file or directory, open '${file}'`);
  });

  it('never repeat a value, which may be a secret', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://secret@db' })).not.toThrow('secret');
    expect(() =>
      readEnvironment({ DATABASE_URL: 'postgres://u:secret@one:5432,two:5432/leads' }),
    ).not.toThrow('secret');
  });

  it('do not mistake other variables for settings', () => {
    const names = ['HOME', 'PATH', 'PWD', 'HOSTNAME', 'PGHOST', 'MAIL', 'SMTP_URL'];
    expect(mistypedSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
  });

  it('report every fault at once', () => {
    expect(() => readEnvironment({ PORT: 'x', RATE_LIMIT: 'x' })).toThrow(/PORT.*RATE_LIMIT/s);
  });
});
