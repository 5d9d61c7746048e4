import { describe, expect, it } from 'vitest';
import { headersAt } from '../server/pages/headers-file.ts';
import { site } from '../site/site.config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { headerRules } from './security-headers.ts';

const HALF_A_YEAR_SECONDS = 15_552_000;
/** Sources that stand for anybody. */
const BROAD = /^(\*|data:|https?:(\/\/\*.*)?|'unsafe-.*')$/;

const policyWith = (script: string) =>
  contentSecurityPolicy({
    site: { ...site, chat: { ...site.chat, script, inlineStyles: true } },
    leadsUrl: 'https://abc.supabase.co/rest/v1',
    inline: { styles: ["'sha256-a'"], scripts: [] },
  });

describe.each([
  ['without a chat', ''],
  ['with the chat on', 'https://chat.example/widget.js'],
])('the headers of the page %s keep what Mozilla’s observatory grades as A+:', (_, script) => {
  const headers = Object.fromEntries(
    Object.entries(headersAt('/', headerRules(policyWith(script)))).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

  it('a policy that starts from nothing', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });

  it('scripts of named origins, over TLS', () => {
    expect(policy.get('script-src')?.filter((source) => BROAD.test(source))).toEqual([]);
    expect([...policy.values()].flat().filter((source) => source.startsWith('http:'))).toEqual([]);
  });

  it('TLS for half a year or more', () => {
    const [, seconds] = /^max-age=(\d+)$/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(HALF_A_YEAR_SECONDS);
  });

  it('types that are not guessed, a referrer without its path, resources for this site alone', () => {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});

it('gives each header to an address once, so that no host joins two', () => {
  const names = headerRules('p').flatMap(({ headers }) => Object.keys(headers));
  expect(new Set(names).size).toBe(names.length);
});
