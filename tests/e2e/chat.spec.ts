import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { chatWith } from '../../site/content/chat.ts';
import type { Chat } from '../../site/settings/define-site.ts';
import { startEditedSite } from '../support/edited-site.ts';
import { sampleChat, sampleSite } from '../support/sample-site.ts';
import { test as base, expect, often, sampleProject } from './support.ts';

/** Acts like the third party's script: records its call, and shows itself with its own styles and image. */
const STAND_IN = `
  const home = document.currentScript.src;
  window.CreateWhatsappChatWidget = (options) => {
    window.widget = options;
    document.head.insertAdjacentHTML('beforeend', '<style>#widget { inline-size: 61px }</style>');
    document.body.insertAdjacentHTML('beforeend', '<div id="widget" style="position: fixed"></div>');
    const picture = new Image();
    picture.src = new URL('/logo.svg', home).href;
    document.querySelector('#widget').append(picture);
  };
`;
const BROKEN = 'window.CreateWhatsappChatWidget = () => { throw new Error("broken"); };';
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="61" height="61"/>';

/** A third party on loopback that serves `scripts` in turn, an error for `null`, and an image. */
type ThirdParty = { serve: (...scripts: (string | null)[]) => Promise<string>; asked: string[] };
type ChatScript = Pick<Chat, 'script' | 'inlineStyles'>;
type Open = (page: Page, chat: ChatScript) => Promise<void>;

// Playwright requires a destructured first argument, even an empty one.
// biome-ignore-start lint/correctness/noEmptyPattern: see above.
const test = base.extend<{ thirdParty: ThirdParty; openWithChat: Open }>({
  thirdParty: async ({}, use) => {
    const servers: Server[] = [];
    const asked: string[] = [];
    const serve = async (...scripts: (string | null)[]) => {
      const server = createServer(({ url = '' }, response) => {
        asked.push(url);
        const [type, body] =
          url === '/logo.svg' ? ['image/svg+xml', LOGO] : ['text/javascript', scripts.shift()];
        response.writeHead(typeof body === 'string' ? 200 : 500, { 'content-type': type }).end(body);
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/widget.js`;
    };
    await use({ serve, asked });
    for (const server of servers) server.close();
  },
  openWithChat: async ({}, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (page, settings) => {
      const chat = { ...sampleChat, ...settings };
      const { widget } = chatWith(sampleSite.brand, sampleSite.phone || '', chat);
      const options = JSON.stringify(widget).replaceAll('"', '&quot;');
      const attributes = `data-chat-script="${chat.script}" data-chat-widget="${options}"`;
      const { address, stop } = await startEditedSite({
        project: sampleProject(),
        html: (built) => built.replace('class="chat-link"', `$& ${attributes}`),
        headers: { site: { ...sampleSite, chat }, leadsUrl: '/rest/v1' },
      });
      stops.push(stop);
      await page.goto(address);
    });
    for (const stop of stops) await stop();
  },
});

// biome-ignore-end lint/correctness/noEmptyPattern: see above.

const link = (page: Page) => page.locator('.chat-link');
const footer = (page: Page) => page.locator('footer').last();

test('is a plain link at first, bottom left, and requests no script', async ({ page }) => {
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

test('becomes the widget with the specified options near the footer, and no other script runs', async ({
  page,
  thirdParty,
  openWithChat,
}) => {
  const chat = await thirdParty.serve(STAND_IN);
  const stranger = await thirdParty.serve('window.stranger = true;');
  await openWithChat(page, { script: chat, inlineStyles: true });
  await page.waitForLoadState('networkidle');

  await test.step('the policy blocks other hosts and inline code', async () => {
    for (const put of [{ src: stranger }, { text: 'window.stranger = true;' }]) {
      const refusedBy = await page.evaluate(
        (attributes) =>
          new Promise<string>((resolve) => {
            const listener = (event: SecurityPolicyViolationEvent) => resolve(event.effectiveDirective);
            document.addEventListener('securitypolicyviolation', listener, { once: true });
            document.head.append(Object.assign(document.createElement('script'), attributes));
          }),
        put,
      );
      expect(refusedBy).toBe('script-src-elem');
    }
    expect(await page.evaluate(() => 'stranger' in window)).toBe(false);
  });

  expect(thirdParty.asked).toEqual([]);
  await footer(page).scrollIntoViewIfNeeded();
  await expect(link(page)).toHaveCount(0);
  expect(thirdParty.asked[0]).toBe('/widget.js');
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
  await expectWidget(page, { styled: true });
});

test('shows the widget without its own styles if they are not allowed', async ({
  page,
  thirdParty,
  openWithChat,
}) => {
  await openWithChat(page, { script: await thirdParty.serve(STAND_IN), inlineStyles: false });
  await footer(page).scrollIntoViewIfNeeded();
  await expectWidget(page, { styled: false });
});

/** Expects the widget with its own image, with or without its styles. */
async function expectWidget(page: Page, { styled }: { styled: boolean }): Promise<void> {
  const widget = page.locator('#widget');
  await expect(widget.locator('img')).toHaveJSProperty('naturalWidth', 61);
  await expect(widget).toHaveCSS('position', styled ? 'fixed' : 'static');
  expect((await widget.boundingBox())?.width === 61).toBe(styled);
}

test('stays a link if the script does not load, offers nothing or fails', async ({
  page,
  thirdParty,
  openWithChat,
}) => {
  await openWithChat(page, { script: await thirdParty.serve(null, '', BROKEN), inlineStyles: true });
  for (const [index, situation] of ['does not load', 'offers nothing', 'fails'].entries()) {
    await test.step(situation, async () => {
      if (index > 0) await page.reload();
      await footer(page).scrollIntoViewIfNeeded();
      await expect.poll(() => thirdParty.asked.length, often).toBe(index + 1);
      await page.waitForLoadState('networkidle');
      await expect(link(page)).toBeVisible();
    });
  }
});
