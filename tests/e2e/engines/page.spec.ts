import { editionOf } from '../../../site/content/edition.ts';
import { expect, test } from '../support.ts';

const { hero, popup: words } = editionOf('en').words;

/** What WebKit says of a part of the policy that it does not know and passes over. */
const UNKNOWN_TO_WEBKIT = /'manifest-src'/;

test('loads without a word in the console', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(complaints.filter((line) => !UNKNOWN_TO_WEBKIT.test(line))).toEqual([]);
});

test('closes the popup with Escape, and the focus goes back to the opener', async ({ page, popup }) => {
  await page.goto('/');
  await popup.openFrom(hero.examples);
  await expect(popup.field('name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: hero.examples })).toBeFocused();
});

test('offers help to a visitor who leaves by the top edge', async ({ page, popup }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.move(700, 450);
  await page.mouse.move(710, 200);
  // Only Chromium's driver moves the pointer out of the window: the browser's last word is said for it.
  await page.evaluate(() => {
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 720, clientY: -5 }));
  });
  await expect(popup.dialog.getByRole('heading')).toHaveText(words.titles.exit_intent);
  await expect(popup.field('name')).toBeFocused();
});
