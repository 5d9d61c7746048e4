import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { test as base, expect } from './support.ts';

/** What the third party's script would do: keep what it was called with. */
const STAND_IN = 'window.CreateWhatsappChatWidget = (options) => { window.widget = options; };';
const BROKEN = 'window.CreateWhatsappChatWidget = () => { throw new Error("broken"); };';

/** A third party on loopback: answers every request with `body`, or with an error where there is none. */
type ThirdParty = { serve: (body: string | null) => Promise<string>; asked: string[] };

const test = base.extend<{ thirdParty: ThirdParty }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first argument.
  thirdParty: async ({}, use) => {
    const servers: Server[] = [];
    const asked: string[] = [];
    const serve = async (body: string | null) => {
      const server = createServer((request, response) => {
        asked.push(request.url ?? '');
        response.writeHead(body === null ? 500 : 200, { 'content-type': 'text/javascript' }).end(body);
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/widget.js`;
    };
    await use({ serve, asked });
    for (const server of servers) server.close();
  },
});

/** Gives the built page a configured script; its owner would have set it in `site.config.ts`. */
async function openWithScript(page: Page, script: string): Promise<void> {
  await page.addInitScript((address) => {
    new MutationObserver(() => {
      const chat = document.querySelector<HTMLElement>('[data-chat-widget]');
      if (chat) chat.dataset.chatScript = address;
    }).observe(document, { childList: true, subtree: true });
  }, script);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
}

const link = (page: Page) => page.locator('.chat-link');
const footer = (page: Page) => page.locator('footer').last();

test('stands as a plain link from the start, bottom left, and asks nobody for a script', async ({ page }) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).host));
  await page.goto('/');
  await expect(link(page)).toBeVisible();
  await expect(link(page)).toHaveAttribute('href', /^https:/);
  expect((await link(page).boundingBox())?.x).toBe(0);
  await footer(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]));
});

test('becomes the widget with the specified options when the footer comes near', async ({
  page,
  thirdParty,
}) => {
  await openWithScript(page, await thirdParty.serve(STAND_IN));
  expect(thirdParty.asked).toEqual([]);
  await footer(page).scrollIntoViewIfNeeded();
  await expect(link(page)).toHaveCount(0);
  expect(thirdParty.asked).toEqual(['/widget.js']);
  expect(await page.evaluate(() => (window as { widget?: unknown }).widget)).toMatchObject({
    chatButtonSetting: { position: 'left', ctaText: expect.any(String) },
    brandSetting: {
      autoShow: false,
      brandName: 'Marginly',
      welcomeText: expect.any(String),
      messageText: expect.any(String),
      phoneNumber: expect.stringContaining('442079460958'),
    },
  });
});

for (const [situation, body] of [
  ['does not load', null],
  ['offers nothing', ''],
  ['fails', BROKEN],
] as const) {
  test(`stays a link when the script ${situation}`, async ({ page, thirdParty }) => {
    await openWithScript(page, await thirdParty.serve(body));
    await footer(page).scrollIntoViewIfNeeded();
    await expect.poll(() => thirdParty.asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(link(page)).toBeVisible();
  });
}
