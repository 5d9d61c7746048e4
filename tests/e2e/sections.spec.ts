import { EVERY_ENGINE, expect, test } from './support.ts';

test('opens and closes its questions and the long form', EVERY_ENGINE, async ({ page }) => {
  await page.goto('/');

  await test.step('opens one question at a time, and closes it again', async () => {
    const questions = page.locator('#faq details');
    await questions.nth(0).locator('summary').click();
    await expect(questions.nth(0)).toHaveAttribute('open', '');
    await questions.nth(2).locator('summary').click();
    await expect(questions.nth(2)).toHaveAttribute('open', '');
    await expect(questions.nth(0)).not.toHaveAttribute('open');
    await questions.nth(2).locator('summary').click();
    await expect(questions.nth(2)).not.toHaveAttribute('open');
  });

  await test.step('opens the long form with Read More, closes it with Read Less', async () => {
    const details = page.locator('#long-form details');
    await expect(details).not.toHaveAttribute('open');
    await details.getByText('Read More').click();
    await expect(details).toHaveAttribute('open', '');
    await details.getByText('Read Less').click();
    await expect(details).not.toHaveAttribute('open');
  });

  await test.step('opens the long form for a link that leads into it', async () => {
    const id = await page.locator('#long-form details [id]').first().getAttribute('id');
    await page.goto(`/#${id}`);
    await page.reload();
    await expect(page.locator(`#${id}`)).toBeVisible();
  });
});

test('opens and closes its menu on a phone, and closes it after a choice', EVERY_ENGINE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const button = page.getByRole('button', { name: 'Menu' });
  const [bars, cross] = [button.locator('.menu-bars'), button.locator('.menu-cross')];
  await expect(menu).toBeHidden();
  await expect(bars).toBeVisible();
  await expect(cross).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await expect(bars).toBeHidden();
  await expect(cross).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});
