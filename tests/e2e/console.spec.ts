import { EVERY_ENGINE, expect, isPlain, test } from './support.ts';

/** WebKit's message about a part of the policy that it does not support. */
const UNKNOWN_TO_WEBKIT = /'manifest-src'/;

test('loads without console messages', EVERY_ENGINE, async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => isPlain(message) && complaints.push(message.text()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(complaints.filter((line) => !UNKNOWN_TO_WEBKIT.test(line))).toEqual([]);
});
