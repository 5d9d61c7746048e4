import { describe, expect, it } from 'vitest';
import { sampleChat } from '../../tests/support/sample-site.ts';
import { addressesToAsk } from './asked-addresses.ts';
import { type Changes, configuredProject } from './test/configured-project.ts';

const asked = (changes: Changes = {}) =>
  addressesToAsk(configuredProject(changes)).map(
    ({ address, isPage }) => `${address} ${isPage ? 'page' : 'host'}`,
  );

describe('what is asked whether it answers', () => {
  it('is what the settings name: the portal’s sign-in page, the main site, the profiles, the legal pages, and the form’s page', () => {
    expect(asked()).toEqual([
      'https://portal.redink-help.org/auth page',
      'https://about.redink-help.org host',
      'https://www.facebook.com/redinkhelp page',
      'https://www.instagram.com/redinkhelp page',
      'https://x.com/redinkhelp page',
      'https://www.youtube.com/@redinkhelp page',
      'https://www.linkedin.com/company/redinkhelp page',
      'https://about.redink-help.org/privacy page',
      'https://about.redink-help.org/terms page',
      'https://about.redink-help.org/cookies page',
      'https://www.redink-help.org/start page',
    ]);
  });

  it('is the form’s page in each language', () => {
    expect(asked({ site: { languages: ['en', 'es'] } }).slice(-2)).toEqual([
      'https://www.redink-help.org/start page',
      'https://www.redink-help.org/es/start page',
    ]);
  });

  it('is the image host, the chat’s script and a Supabase project, where there are any', () => {
    const chat = { ...sampleChat, script: 'https://chat.org/w.js' };
    const site = { imageHost: 'https://img.org/people', chat };
    const environment = { PUBLIC_LEADS_URL: 'https://abc.supabase.co/rest/v1' };
    const all = asked({ site, environment });
    expect(all).toContain('https://img.org/people host');
    expect(all).toContain('https://chat.org/w.js page');
    expect(all).toContain('https://abc.supabase.co/rest/v1 host');
  });

  it('is each page that the built pages link to, once, wherever on it', () => {
    const main = 'https://about.redink-help.org';
    const documents = new Map([
      [
        '/',
        `<a href="${main}/services/essays">Essays</a><a class="x" href="${main}/subjects/law?a=1&amp;b=2">Law</a>`,
      ],
      ['/404.html', `<a href="${main}/services/essays#prices">Essays</a>`],
    ]);
    const others = asked({ built: { documents } }).filter((line) => !asked().includes(line));
    expect(others).toEqual([`${main}/services/essays page`, `${main}/subjects/law?a=1&b=2 page`]);
  });

  it('is each other origin of the policy and of the pages, once', () => {
    const built = {
      policy:
        "default-src 'none'; img-src 'self' https://cdn.org; connect-src 'self' https://cdn.org https://api.org",
      documents: new Map([
        ['/', '<img src="https://cdn.org/a.svg"><img src="https://img.org/a.svg">'],
        ['/404.html', '<img src="https://img.org/b.svg">'],
      ]),
    };
    const others = asked({ built }).filter((line) => !asked().includes(line));
    expect(others).toEqual(['https://cdn.org host', 'https://api.org host', 'https://img.org host']);
  });

  it('is neither a placeholder nor the site itself, but for the form’s page', () => {
    const site = { url: 'https://own.org', mainSite: 'https://www.marginly.example' };
    const documents = new Map([['/', '<link href="https://own.org/"><a href="https://b.example/x">B</a>']]);
    const all = asked({ site, built: { documents } });
    expect(all.filter((line) => line.includes('own.org'))).toEqual(['https://own.org/start page']);
    expect(all.join()).not.toContain('.example');
  });
});
