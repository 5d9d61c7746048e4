import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { storeMany } from '../../../owner/cli/test/store-many.ts';
import { serveDesk } from '../../support/site-server.ts';
import { AXE, faultsOn } from '../axe.ts';
import { expect } from '../support.ts';
import { deskTest } from './support.ts';

const MARIE = 'marie@example.org';
const JO = 'jo@example.org';

/** Signs people in by a cookie, and forwards like oauth2-proxy: drops its headers from the request, then sets its own. */
function authenticatingProxy(upstream: () => string): Server {
  return createServer((asked, answer) => {
    const [, user] = /user=([^;]+)/.exec(asked.headers.cookie ?? '') ?? [];
    if (!user) return void answer.writeHead(asked.headers.accept === 'application/json' ? 401 : 302).end();
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !/^x-(forwarded|auth-request)-/.test(name)),
    );
    Object.assign(headers, { 'x-forwarded-user': '1180', 'x-forwarded-email': user });
    const forwarded = request(upstream() + asked.url, { method: asked.method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    asked.pipe(forwarded);
  });
}

deskTest(
  'two people share the desk behind an authenticating proxy, and never answer one lead',
  async ({ browser, owner, place }) => {
    for (const table of ['public.leads', 'server.audit']) await owner.query({ text: `delete from ${table}` });
    await storeMany(owner.query, 3);
    let upstream = '';
    const proxy = authenticatingProxy(() => upstream);
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const desk = await serveDesk({ DATABASE_URL: place.settings.DATABASE_URL ?? '', DESK_URL: address });
    upstream = desk.address;
    const contexts: BrowserContext[] = [];
    const open = async (user: string, phone = false): Promise<Page> => {
      const context = await browser.newContext(
        phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
      );
      contexts.push(context);
      await context.addCookies([{ name: 'user', value: user, url: address }]);
      const page = await context.newPage();
      await page.addInitScript({ path: AXE });
      await page.goto(address);
      return page;
    };
    try {
      // Someone who gives themselves a name, past the proxy and through it.
      const forged = { host: new URL(address).host, 'X-Forwarded-Email': MARIE };
      expect((await fetch(`${address}/api/leads`, { headers: forged, redirect: 'manual' })).status).toBe(302);

      const marie = await open(MARIE);
      const jo = await open(JO, true);
      await expect(marie.locator('.person')).toHaveText(MARIE);
      await marie.getByRole('listitem').first().getByRole('link').click();
      await jo.getByRole('listitem').first().getByRole('link').tap();
      await marie.getByRole('button', { name: 'Answer this lead' }).click();
      await expect(marie.getByRole('link', { name: 'Email', exact: true })).toBeVisible();

      await expect(jo.getByRole('article').getByText(`${MARIE} is answering`)).toBeVisible();
      await expect(jo.getByRole('link', { name: 'Email', exact: true })).toHaveCount(0);
      expect(await faultsOn(jo, 'html', [390])).toEqual([]);
      await jo.getByRole('button', { name: 'Back to leads' }).tap();
      await expect(jo.getByRole('listitem').first()).toContainText(`${MARIE} is answering`);
      await jo.getByRole('listitem').nth(1).getByRole('link').tap();
      await jo.getByRole('article').getByLabel('Assigned to').selectOption(MARIE);
      await expect(jo.getByRole('status')).toContainText(`Assigned to ${MARIE}.`);
      await jo.getByRole('textbox', { name: 'Note' }).fill('Wants a call');
      await jo.getByRole('button', { name: 'Save note' }).tap();
      await expect(jo.locator('.notes li')).toContainText(JO);
      await jo.getByRole('button', { name: 'contacted', exact: true }).tap();
      await expect(jo.getByRole('listitem').filter({ hasText: `new → contacted, ${JO}` })).toBeVisible();

      await marie.keyboard.press('Escape');
      await marie.getByLabel('Assigned to').selectOption('me');
      await expect(marie.getByRole('listitem')).toHaveCount(1);
      await marie.getByRole('link', { name: 'all but spam' }).click();
      const download = marie.waitForEvent('download');
      await marie.getByRole('link', { name: 'Export these leads' }).click();
      await download;

      await marie.getByRole('link', { name: 'Audit' }).click();
      await expect(marie.locator('tbody tr').first()).toHaveText(new RegExp(`^${MARIE}.*exported2 leads$`));
      await expect(marie.locator('tbody tr').filter({ hasText: `${JO}` })).toHaveCount(3);
      expect(await faultsOn(marie)).toEqual([]);

      const manifest = await marie.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
        return (await fetch(link?.href ?? '', { credentials: 'include' })).json();
      });
      expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });

      await contexts[0]?.clearCookies();
      await expect(marie.getByText('Reload this page to sign in again.')).toBeVisible();
    } finally {
      for (const context of contexts) await context.close();
      await desk.stop();
      proxy.close();
    }
  },
);
