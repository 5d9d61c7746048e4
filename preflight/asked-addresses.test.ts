import { describe, expect, it } from 'vitest';
import { sampleChat } from '../testing/sample-site.ts';
import { addressesToAsk } from './asked-addresses.ts';
import { type Changes, configuredProject } from './test/configured-project.ts';

const asked = (changes: Changes = {}) =>
  addressesToAsk(configuredProject(changes)).map(
    ({ address, isPage }) => `${address} ${isPage ? 'page' : 'host'}`,
  );

describe('what is asked whether it answers', () => {
  it('is what the settings name: the portal’s sign-in page, the main site, the profiles, the legal pages', () => {
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

  it('is each other origin of the policy and of the pages, once', () => {
    const built = {
      policy:
        "default-src 'none'; img-src 'self' https://cdn.org; connect-src 'self' https://cdn.org https://api.org",
      documents: new Map([
        ['/', '<a href="https://wa.me/4420?text=x">Chat</a><img src="https://cdn.org/a.svg">'],
        ['/404.html', '<a href="https://wa.me/4420">Chat</a><a href="https://about.redink-help.org/x">X</a>'],
      ]),
    };
    const others = asked({ built }).filter((line) => !asked().includes(line));
    expect(others).toEqual(['https://cdn.org host', 'https://api.org host', 'https://wa.me host']);
  });

  it('is neither the site itself nor a placeholder', () => {
    const site = { url: 'https://own.org', mainSite: 'https://www.marginly.example' };
    const documents = new Map([['/', '<link href="https://own.org/"><a href="https://b.example/x">B</a>']]);
    const all = asked({ site, built: { documents } }).join();
    expect(all).not.toContain('own.org');
    expect(all).not.toContain('.example');
  });
});
