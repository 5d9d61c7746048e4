import { expect, isPainted, leaveByTheTop, MOVING, stopClock, test } from './support.ts';

test.use(MOVING);

const SOME_FRAMES_MS = 100;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await isPainted(page);
});

test('returns the focus to where it was, even if that is out of view', async ({ page, popup }) => {
  const question = page.locator('#faq summary').first();
  await question.focus();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(question).not.toBeInViewport();
  await leaveByTheTop(page);
  await expect(popup.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();
});

test('shows with the press, and makes the page inert after it is painted', async ({ page }) => {
  const opened = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#hero [data-lead-source]')?.click();
    return [document.querySelector('dialog')?.checkVisibility(), document.activeElement?.id];
  });
  expect(opened).toEqual([true, 'lead-name']);
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(page.locator('#lead-name')).toBeFocused();
});

test('closes with the cross or Escape even before the page is inert', async ({ page }) => {
  const closed = await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    const open = () => document.querySelector<HTMLElement>('#hero [data-lead-source]')?.click();
    open();
    dialog?.querySelector<HTMLElement>('.popup-close')?.click();
    const byCross = dialog?.checkVisibility();
    open();
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(press);
    return [byCross, dialog?.checkVisibility()];
  });
  expect(closed).toEqual([false, false]);
  await expect(page.locator('dialog:modal')).not.toBeAttached();
  await page.locator('#hero').getByRole('button', { name: 'Get Started Now' }).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
});

test('stays open after a double press on the opener, by a hand or a program', async ({ page }) => {
  const opener = page.locator('#hero').getByRole('button', { name: 'Get Started Now' });
  await opener.dblclick({ delay: 50 });
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('html[data-popup]')).not.toBeAttached();

  // Programs may not mark the second press as a double click.
  const { x = 0, y = 0 } = (await opener.boundingBox()) ?? {};
  // On a busy machine the two presses would be too far apart to count as a double click.
  await stopClock(page);
  await page.mouse.click(x + 5, y + 5);
  await page.clock.runFor(SOME_FRAMES_MS);
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.mouse.click(x + 5, y + 5);
  // Closing takes a few frames.
  await page.clock.runFor(SOME_FRAMES_MS);
  await expect(page.locator('dialog:modal')).toBeVisible();
});
