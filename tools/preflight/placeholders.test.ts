import { describe, expect, it } from 'vitest';
import { sampleChat } from '../../tests/support/sample-site.ts';
import { type Changes, configuredProject, configuredSite } from './configured-project.ts';
import { findPlaceholders } from './placeholders.ts';

const fieldsOf = (changes: Changes) =>
  findPlaceholders(configuredProject(changes)).map(({ where }) => where.field);

describe('a placeholder', () => {
  it.each<[string, Changes]>([
    ['url', { site: { url: 'https://marginly.example' } }],
    ['portal', { site: { portal: 'https://portal.example.com' } }],
    ['mainSite', { site: { mainSite: 'http://localhost:3000' } }],
    ['imageHost', { site: { imageHost: 'https://images.test/people' } }],
    ['email', { site: { email: 'hello@redink.example' } }],
    ['social.x', { site: { social: { ...configuredSite.social, x: 'https://x.com/redink.example' } } }],
    ['chat.script', { site: { chat: { ...sampleChat, script: 'https://chat.invalid/w.js' } } }],
    ['legal.terms', { site: { legal: { ...configuredSite.legal, terms: 'https://a.example/terms' } } }],
    ['PUBLIC_LEADS_URL', { environment: { PUBLIC_LEADS_URL: 'https://abc.example.org/rest/v1' } }],
    ['PUBLIC_LEADS_KEY', { environment: { PUBLIC_LEADS_KEY: '' } }],
  ])('is found in %s', (field, changes) => {
    expect(fieldsOf(changes)).toEqual([field]);
  });

  it.each(['+44 20 7946 0958', '+44 1632 960 001', '+44 7700 900123', '+44 117 496 0999', '+1 212 555 0123'])(
    'is the fictional number %s',
    (phone) => {
      expect(fieldsOf({ site: { phone } })).toEqual(['phone']);
    },
  );

  it.each(['+44 20 7946 1958', '+1 212 555 0234', '+49 30 5550123'])('is not the number %s', (phone) => {
    expect(fieldsOf({ site: { phone } })).toEqual([]);
  });

  it.each(['https://example.io', 'https://notexample.com', 'https://a.examples.org'])('is not %s', (url) => {
    expect(fieldsOf({ site: { url } })).toEqual([]);
  });
});
