import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { site } from '../site/site.config.ts';
import { buildVariant } from '../testing/build-variant.ts';
import { servePages } from '../testing/serve-pages.ts';
import { everyState } from './every-state.ts';
import { expect, test } from './support.ts';

/** The texts that the browser takes from a font which is not ours, with that font. */
async function fromOtherFonts(page: Page, within: 'body' | 'dialog'): Promise<string[]> {
  // Drawn beside, and in the text for whoever listens: it has no size.
  await page.evaluate(() => {
    for (const sign of document.querySelectorAll<HTMLElement>('[data-drawn]')) sign.hidden = true;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `${within} :not(svg, svg *, script)`,
  });
  const found = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (others.length === 0) return [];
      const { outerHTML } = await devtools.send('DOM.getOuterHTML', { nodeId });
      return [`${others.map(({ familyName }) => familyName).join()}: ${outerHTML.slice(0, 150)}`];
    }),
  );
  await devtools.detach();
  return found.flat();
}

test('every word is written in our own fonts', async ({ page, popup }) => {
  for await (const state of everyState(page, popup)) {
    await page.evaluate(() => document.fonts.ready);
    const within = (await popup.dialog.isVisible()) ? 'dialog' : 'body';
    expect(await fromOtherFonts(page, within), state).toEqual([]);
  }
});

test('letters of Western Europe that a visitor types come in our own font, and only then', async ({
  page,
  popup,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await popup.openFrom('Get Started Now');
  await popup.fill({ name: 'Ann Other' });
  expect(fonts).toHaveLength(3);

  const loaded = page.waitForResponse((response) => response.request().resourceType() === 'font');
  await popup.fill({ name: 'Zoë Müller-Ångström' });
  await loaded;
  await page.evaluate(() => document.fonts.ready);
  expect(await fromOtherFonts(page, 'dialog')).toEqual([]);
});

test('a brand with letters from beyond Western Europe is written in our own fonts', async ({ page }) => {
  const brand = 'Čapek & Łódź';
  const variant = await buildVariant({ site: { ...site, brand }, testimonials: 'samples' });
  const server = await servePages(join(variant.directory, 'dist'));
  try {
    await page.goto(server.address);
    await expect(page.locator('.wordmark').first()).toContainText(brand);
    await page.evaluate(() => document.fonts.ready);
    expect(await fromOtherFonts(page, 'body')).toEqual([]);
  } finally {
    await server.stop();
    await variant.remove();
  }
});

test('a brand with a character that no font has stops the build, which says where it stands', async () => {
  const building = buildVariant({ site: { ...site, brand: '漢 Help' }, testimonials: 'samples' });
  await expect(building).rejects.toThrow(
    /漢 \(U\+6F22\), which Brygada 1918 cannot write\s+in ".*漢 Help.*" of index\.html\s+from site\/site\.config\.ts:\d+.*Write it otherwise, or name a font/s,
  );
});
