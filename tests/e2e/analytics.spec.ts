import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { type Analytics, analyticsTag, analyticsTemplate } from '../../site/settings/analytics.ts';
import { startEditedSite } from '../support/edited-site.ts';
import { someLead } from '../support/popup.ts';
import { sampleSite } from '../support/sample-site.ts';
import type { SiteServer } from '../support/site-server.ts';
import { test as base, expect, isPlain, readingTest, sampleProject } from './support.ts';

/** What any of them does: look at its own element, and send the address of the page, by each of the ways that they take. */
const STAND_IN = `
  const { dataset, src } = document.currentScript;
  const to = new URL('/count', dataset.goatcounter || dataset.hostUrl || src);
  to.search = new URLSearchParams({ ...dataset, page: location.href, state: document.readyState });
  fetch(to, { method: 'POST', body: '{}', mode: 'no-cors' });
  navigator.sendBeacon(to);
  new Image().src = to;
`;

/** Somebody else's server on loopback: it gives a script, slowly if asked to, and keeps what it is sent. */
type Counter = { address: string; counted: URL[] };

// Playwright asks for a destructured first argument, also where nothing is taken from it.
// biome-ignore-start lint/correctness/noEmptyPattern: see above.
const test = base.extend<{
  counter: Counter;
  openWith: (page: Page, analytics: Analytics) => Promise<SiteServer>;
}>({
  counter: async ({}, use) => {
    const counted: URL[] = [];
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      if (url.pathname === '/script.js') {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(STAND_IN);
        return;
      }
      counted.push(url);
      response.writeHead(204).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      counted,
    });
    server.closeAllConnections();
    server.close();
  },
  openWith: async ({}, use) => {
    const servers: SiteServer[] = [];
    await use(async (page, analytics) => {
      const site = { ...sampleSite, analytics };
      const template = analyticsTemplate(analyticsTag(site.url, analytics));
      const server = await startEditedSite({
        project: sampleProject(),
        html: (built) => built.replace('</body>', `${template}$&`),
        headers: { site, leadsUrl: '/rest/v1' },
      });
      servers.push(server);
      await page.goto(`${server.address}/?utm_source=letter`);
      return server;
    });
    await Promise.all(servers.map(({ stop }) => stop()));
  },
});
// biome-ignore-end lint/correctness/noEmptyPattern: see above.

// The attributes of each kind: `site/settings/analytics.test.ts`; its policy: `content-security-policy.test.ts`.
test('a visit is counted once the page is loaded, the policy lets it, and nothing that a visitor types is in it', async ({
  page,
  popup,
  counter,
  openWith,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => isPlain(message) && messages.push(message.text()));
  const { address } = await openWith(page, { kind: 'plausible', script: `${counter.address}/script.js` });
  await expect.poll(() => counter.counted.length).toBe(3);
  for (const { searchParams } of counter.counted) {
    expect(Object.fromEntries(searchParams)).toMatchObject({
      domain: 'marginly.example',
      page: `${address}/?utm_source=letter`,
      state: 'complete',
    });
  }
  expect(messages).toEqual([]);

  const lead = someLead();
  await popup.openFrom('Get Started Now');
  await popup.complete(lead);
  const sent = decodeURIComponent(counter.counted.join(' '));
  for (const typed of Object.values(lead)) expect(sent).not.toContain(typed);
});

// That the sample site, which has none, asks nobody: `chat.spec.ts`.
readingTest('a site without analytics has nothing of them in its page', async ({ page }) => {
  await expect(page.locator('#analytics')).toHaveCount(0);
});
