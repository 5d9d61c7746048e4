import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { type Analytics, analyticsTag, analyticsTemplate } from '../../site/settings/analytics.ts';
import { startEditedSite } from '../support/edited-site.ts';
import { someLead } from '../support/popup.ts';
import { sampleSite } from '../support/sample-site.ts';
import type { SiteServer } from '../support/site-server.ts';
import { test as base, expect, isPlain, sampleProject } from './support.ts';

/** Does what each of them does: read its own element, and send the page's address in each of the ways they use. */
const STAND_IN = `
  const { dataset, src } = document.currentScript;
  const to = new URL('/count', dataset.goatcounter || dataset.hostUrl || src);
  to.search = new URLSearchParams({ ...dataset, page: location.href, state: document.readyState });
  fetch(to, { method: 'POST', body: '{}', mode: 'no-cors' });
  navigator.sendBeacon(to);
  new Image().src = to;
`;

/** A third-party server on loopback that serves a script, slowly if asked, and records requests. */
type Counter = { address: string; counted: URL[] };

// Playwright requires a destructured first argument, even an empty one.
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

// For the attributes, see `site/settings/analytics.test.ts`; for the policy, `content-security-policy.test.ts`.
test('a visit is counted after the page has loaded, within the policy, without anything a visitor types', async ({
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
