import { expect, stopClock, test } from './support.ts';

test('opens one question at a time, and closes it again', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#faq details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open', '');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2)).toHaveAttribute('open', '');
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2)).not.toHaveAttribute('open');
});

test('unfolds the long form with Read More, folds it with Read Less', async ({ page }) => {
  await page.goto('/');
  const details = page.locator('#long-form details');
  await expect(details).not.toHaveAttribute('open');
  await details.getByText('Read More').click();
  await expect(details).toHaveAttribute('open', '');
  await details.getByText('Read Less').click();
  await expect(details).not.toHaveAttribute('open');
});

test('opens the long form for a link that leads into it', async ({ page }) => {
  await page.goto('/');
  const id = await page.locator('#long-form details [id]').first().getAttribute('id');
  await page.goto(`/#${id}`);
  await page.reload();
  await expect(page.locator(`#${id}`)).toBeVisible();
});

test.describe('the carousel', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await stopClock(page);
    await page.reload();
    await page.locator('#testimonials').scrollIntoViewIfNeeded();
    await expect(page.locator('#testimonials').getByRole('button', { name: 'Next' })).toBeVisible();
  });

  const current = '#testimonials [aria-current="true"]';

  test('advances every 5 seconds, and not before', async ({ page }) => {
    const dots = page.locator(current);
    const first = await dots.getAttribute('aria-label');
    await page.clock.runFor(4_900);
    expect(await dots.getAttribute('aria-label')).toBe(first);
    await page.clock.runFor(5_000);
    expect(await dots.getAttribute('aria-label')).not.toBe(first);
  });

  test('rests while it has the focus, and while all motion is paused', async ({ page }) => {
    const dots = page.locator(current);
    const first = await dots.getAttribute('aria-label');
    await page.locator('#testimonials').getByRole('button', { name: 'Next' }).focus();
    await page.clock.runFor(30_000);
    expect(await dots.getAttribute('aria-label')).toBe(first);
  });

  test('jumps to the slide of the dot that is pressed', async ({ page }) => {
    const dot = page.locator('#testimonials').getByRole('button', { name: /3/ }).first();
    await dot.click();
    await expect(dot).toHaveAttribute('aria-current', 'true');
  });
});

for (const [width, slides] of [
  [390, 1],
  [800, 2],
  [1440, 3],
] as const) {
  test(`shows ${slides} slides side by side at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.locator('#testimonials').scrollIntoViewIfNeeded();
    const slide = page.locator('#testimonials [aria-roledescription="slide"]').first();
    const [one, all] = await Promise.all([
      slide.boundingBox(),
      page.locator('#testimonials [aria-roledescription="slide"]').first().locator('..').boundingBox(),
    ]);
    expect(Math.round((all?.width ?? 0) / (one?.width ?? 1))).toBe(slides);
  });
}
