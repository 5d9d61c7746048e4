import { AXE, axeFaults } from './axe.ts';
import { EVERY_ENGINE, expect, readingTest, test, words } from './support.ts';

const { sentence, start } = words.hero;
const { notes, count, none, open, foundNothing } = sentence.marks;
const marksOf = (number: number) => count.replace('{count}', String(number));
const WEAK = 'There are people who left due to the fact that the vote was rejected by the the king.';

test(
  'a sentence typed in the hero is marked on its page, by keyboard, without being sent, and leads to the form',
  EVERY_ENGINE,
  async ({ page, popup }) => {
    const requests: string[] = [];
    await page.goto('/', { waitUntil: 'networkidle' });
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const sheet = page.getByRole('group', { name: sentence.marks.title });
    await page.getByLabel(sentence.label).focus();
    await page.keyboard.insertText(WEAK);

    await expect(page.locator('#hero output')).toHaveText(marksOf(4));
    await expect(sheet.getByRole('deletion')).toHaveText(['due to the fact that', 'the the']);
    await expect(sheet.getByRole('insertion')).toHaveText(['because']);
    await expect(sheet.locator('mark')).toHaveText(['There are']);
    await expect(sheet.locator('u')).toHaveText(['was rejected by']);
    await expect(sheet.getByRole('listitem')).toHaveText([
      `“There are”: ${notes.subject}`,
      `“due to the fact that”: ${notes.wordy}`,
      `“was rejected by”: ${notes.passive}`,
      `“the the”: ${notes.doubled}`,
    ]);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('The king rejected the vote, and people left.');
    await expect(page.locator('#hero output')).toHaveText(none);
    await expect(sheet).toContainText(foundNothing);
    // Its script, styles and words, and a font for letters that the page does not have.
    const own = /^GET \/(_astro\/[\w./-]+\.(js|css|woff2)|marks\.json)$/;
    expect(requests.length).toBeGreaterThan(2);
    expect(requests.filter((request) => !own.test(request))).toEqual([]);

    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: open })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popup.field('name')).toBeFocused();
    await page.keyboard.press('Escape');

    await page.getByLabel(sentence.label).fill('');
    await expect(page.getByRole('img', { name: words.hero.manuscript.label }).first()).toBeVisible();
  },
);

test('the marked page has no axe-core fault in either theme, and fits on a phone', async ({ page }) => {
  await page.addInitScript({ path: AXE });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByLabel(sentence.label).fill(WEAK);
  await expect(page.locator('#hero output')).toHaveText(marksOf(4));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page, '#hero')).toEqual([]);
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const ends = await page
      .locator('.manuscript-sheet > *, .sentence-mark')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(width);
  }
});

readingTest('without JavaScript, the field is not shown', async ({ page }) => {
  await expect(page.getByRole('button', { name: start }).first()).toBeVisible();
  await expect(page.locator('#sentence')).toBeHidden();
});
