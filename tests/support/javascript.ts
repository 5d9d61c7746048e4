import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page } from '@playwright/test';
import { bodiesOf, watchTransfers } from './transfers.ts';

/** Bytes of JavaScript that `address` brings before interaction: what came over the wire, and inline scripts in brotli. */
export async function javascriptBeforeInteraction(page: Page, address: string): Promise<number> {
  const transfers = watchTransfers(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const inline = await page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent ?? ''));
  const compressed = await Promise.all(inline.map((script) => promisify(brotliCompress)(script)));
  return compressed.reduce((sum, { length }) => sum + length, bodiesOf('script', await transfers()));
}
