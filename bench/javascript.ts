import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes of JavaScript that `address` brings before interaction: what came over the wire, and inline scripts in brotli. */
export async function javascriptBeforeInteraction(page: Page, address: string): Promise<number> {
  const requests: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    requests.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const inline = await page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent ?? ''));
  const external = await Promise.all(requests);
  const compressed = await Promise.all(inline.map((script) => promisify(brotliCompress)(script)));
  return sum(external) + sum(compressed.map(({ length }) => length));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
