import { EVERY_ENGINE, expect, isPlain, test } from './support.ts';

/** What WebKit says of a part of the policy that it does not know and passes over. */
const UNKNOWN_TO_WEBKIT = /'manifest-src'/;

test('loads without a word in the console', EVERY_ENGINE, async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => isPlain(message) && complaints.push(message.text()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(complaints.filter((line) => !UNKNOWN_TO_WEBKIT.test(line))).toEqual([]);
});
