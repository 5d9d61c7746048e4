import { expect, formIsReady, isPainted, leaveByTheTop, MOVING, stopClock, test } from './support.ts';

test.use(MOVING);

const SOME_FRAMES_MS = 100;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await isPainted(page);
});

test('gives the focus back to where it was, also where that is out of view', async ({ page, popup }) => {
  const question = page.locator('#faq summary').first();
  await question.focus();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(question).not.toBeInViewport();
  await leaveByTheTop(page);
  await expect(popup.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();
});

test('shows with the press, and makes the page inert once it is painted', async ({ page }) => {
  const opened = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#hero [data-lead-source]')?.click();
    return [document.querySelector('dialog')?.checkVisibility(), document.activeElement?.id];
  });
  expect(opened).toEqual([true, 'lead-name']);
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(page.locator('#lead-name')).toBeFocused();
});

test('closes with the press on its cross, on Escape too, before the page is inert', async ({ page }) => {
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

test('stays open for who presses the opener twice, as a hand does and as a program does', async ({
  page,
}) => {
  const opener = page.locator('#hero').getByRole('button', { name: 'Get Started Now' });
  await opener.dblclick({ delay: 50 });
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('html[data-popup]')).not.toBeAttached();

  // Programs may leave out that the second press is one of two.
  const { x = 0, y = 0 } = (await opener.boundingBox()) ?? {};
  // On a busy machine the two presses would lie too far apart to belong together.
  await stopClock(page);
  await page.mouse.click(x + 5, y + 5);
  await page.clock.runFor(SOME_FRAMES_MS);
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.mouse.click(x + 5, y + 5);
  // To be closed takes some frames.
  await page.clock.runFor(SOME_FRAMES_MS);
  await expect(page.locator('dialog:modal')).toBeVisible();
});

test('opens once, whatever else asks for it', async ({ page, popup }) => {
  await page.evaluate(() => {
    for (const opener of document.querySelectorAll<HTMLElement>('#hero [data-lead-source]')) opener.click();
    dispatchEvent(new Event('beforeunload'));
  });
  await formIsReady(page);
  await expect(popup.dialog.getByRole('heading')).toHaveText('Get Your Assignment Done by Experts');
});
