import { describe, expect, it } from 'vitest';
import { sampleChat } from '../../tests/support/sample-site.ts';
import { type Advertising, VENDORS } from '../settings/advertising.ts';
import type { Analytics } from '../settings/analytics.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

type Changes = {
  imageHost?: string;
  leadsUrl?: string;
  script?: string;
  inlineStyles?: boolean;
  analytics?: Analytics | false;
  advertising?: Advertising | false;
};

const styleHashes = ["'sha256-style'"];

/** The policy of a site with everything on itself except `changes`, as directives by name. */
function policyOf({
  imageHost = '',
  leadsUrl = '/rest/v1',
  script = '',
  inlineStyles = false,
  analytics = false,
  advertising = false,
}: Changes = {}) {
  const chat = { ...sampleChat, script, inlineStyles };
  const policy = contentSecurityPolicy({
    site: { url: 'https://own.example', imageHost, chat, analytics, advertising },
    leadsUrl,
    styleHashes,
    scriptHashes: ["'sha256-script'"],
  });
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/)));
}

const ALONE = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'sha256-style'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};

const { 'require-trusted-types-for': _, ...WITH_SCRIPTS_OF_OTHERS } = ALONE;

const CHAT = 'https://chat.example';
const WITH_CHAT = {
  ...WITH_SCRIPTS_OF_OTHERS,
  'script-src': `'self' ${CHAT}`,
  'style-src': `'self' 'sha256-style' ${CHAT}`,
  'img-src': `'self' ${CHAT}`,
  'connect-src': `'self' ${CHAT}`,
  'frame-src': CHAT,
};

describe('the content security policy', () => {
  const cases: [string, Changes, Record<string, string>][] = [
    ['this site only', {}, ALONE],
    ['only its own styles without a chat', { inlineStyles: true }, ALONE],
    [
      'the image host',
      { imageHost: 'https://i.example/people' },
      { ...ALONE, 'img-src': "'self' https://i.example" },
    ],
    [
      'a Supabase project',
      { leadsUrl: 'https://abc.supabase.co/rest/v1' },
      { ...ALONE, 'connect-src': "'self' https://abc.supabase.co" },
    ],
    ['the chat', { script: `${CHAT}/a/widget.js?v=2` }, WITH_CHAT],
    [
      'the styles that the chat writes, and no hash, which would disable them',
      { script: `${CHAT}/widget.js`, inlineStyles: true },
      { ...WITH_CHAT, 'style-src': `'self' 'unsafe-inline' ${CHAT}` },
    ],
    [
      'analytics and its receiver, without allowing text as code',
      {
        analytics: {
          kind: 'goatcounter',
          script: 'https://gc.zgo.at/count.js',
          sendsTo: 'https://own.goatcounter.com/count',
        },
      },
      {
        ...ALONE,
        'script-src': "'self' https://gc.zgo.at",
        'img-src': "'self' https://own.goatcounter.com",
        'connect-src': "'self' https://own.goatcounter.com",
      },
    ],
    [
      'exactly the hosts of the vendors whose tags the site has, and the tags',
      { advertising: { meta: '<script></script>' } },
      {
        ...WITH_SCRIPTS_OF_OTHERS,
        'script-src': `'self' 'sha256-script' ${VENDORS.meta['script-src'].join(' ')}`,
        'img-src': `'self' ${VENDORS.meta['img-src'].join(' ')}`,
        'connect-src': `'self' ${VENDORS.meta['connect-src'].join(' ')}`,
        'frame-src': VENDORS.meta['frame-src'].join(' '),
      },
    ],
    ['one origin that serves two things once', { script: `${CHAT}/w.js`, imageHost: `${CHAT}/i` }, WITH_CHAT],
  ];
  it.each(cases)('allows %s', (_name, changes, expected) => {
    expect(policyOf(changes)).toEqual(expected);
  });

  it('allows a chat on this machine with its port', () => {
    const policy = policyOf({ script: 'http://127.0.0.1:4000/widget.js' });
    expect(policy['script-src']).toBe("'self' http://127.0.0.1:4000");
  });

  it.each([
    { imageHost: 'https://i.example;script-src' },
    { imageHost: 'https://i.example,x' },
    { imageHost: 'https://*.example' },
  ])('rejects %j', (changes) => {
    expect(() => policyOf(changes)).toThrow('cannot contain https://');
  });
});
