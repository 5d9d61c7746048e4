import { someLead } from '../support/popup.ts';
import { EVERY_ENGINE, expect, test, words } from './support.ts';

test('a lead can be sent with only the keyboard', async ({ page, popup, leadsOf }) => {
  const { keyboard } = page;
  const lead = someLead();
  const typeThenTab = async (text: string) => {
    await keyboard.type(text);
    await keyboard.press('Tab');
  };
  await page.goto('/');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.page.skip })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Get Started Now' })).toBeFocused();
  await keyboard.press('Enter');

  await expect(popup.field('name')).toBeFocused();
  await typeThenTab(lead.name);
  await typeThenTab(lead.email);
  await keyboard.type(lead.phone);
  await keyboard.press('Enter');

  await expect(popup.field('subject')).toBeFocused();
  await typeThenTab(lead.subject);
  // Typing selects the option that starts with it.
  await typeThenTab('Research');
  // Arrow keys choose among chips, and wrap around.
  await keyboard.press('ArrowLeft');
  await keyboard.press('Tab');
  await typeThenTab('3 days');
  // The deadline has suggested "Medium".
  for (const _ of ['High', 'Urgent']) await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await expect(popup.button('Previous')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');

  await expect(popup.field('description')).toBeFocused();
  await typeThenTab(lead.description);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(popup.dialog.getByRole('heading')).toBeFocused();
  expect(await leadsOf(lead.email)).toMatchObject([
    { assignment_type: 'research_paper', academic_level: 'phd', urgency_level: 'urgent' },
  ]);
});

test('nothing covers the focused element when moving back through the long form', async ({ page }) => {
  // Scrolls without animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('#long-form summary').click();
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const subjects = page.locator('.subject-index').getByRole('button');
    for (const [text, after] of [
      ['Epidemiology', page.getByRole('link', { name: 'Place Your Order Now' })],
      ['Medical ethics', subjects.last()],
      ['Start Your Order', subjects.first()],
    ] as const) {
      await after.focus();
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator(':focus')).toContainText(text);
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
        return [0.1, 0.5, 0.9].filter((share) => {
          const found = document.elementFromPoint(left + width / 2, top + height * share);
          return !focused?.contains(found);
        });
      });
      expect(covered, `${width} px`).toEqual([]);
    }
  }
});

test(
  'the focus stays in the popup, stops only at controls, and returns to the opener',
  EVERY_ENGINE,
  async ({ page, popup }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'View Examples' });
    await opener.focus();
    await page.keyboard.press('Space');
    await expect(popup.field('name')).toBeFocused();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      // After the last element comes the browser's toolbar, which `body` represents.
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest('dialog') || focused === document.body ? focused.tagName : 'outside';
      });
      expect(['BUTTON', 'INPUT', 'BODY']).toContain(stop);
    }
    // Escape puts a large sample page back, and closes nothing else.
    const sample = page.getByRole('button', { name: /^Enlarge/ }).first();
    await sample.focus();
    const { width = 0 } = (await sample.boundingBox()) ?? {};
    const isLarge = async () => ((await sample.boundingBox())?.width ?? 0) > 2 * width;
    await page.keyboard.press('Space');
    await expect.poll(isLarge).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isLarge).toBe(false);
    // The page does not receive keys pressed in the browser's toolbar.
    await popup.field('name').click();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  },
);
