import { someLead } from '../support/popup.ts';
import { expect, formIsReady, often, test } from './support.ts';

/** The chunk that brings React. */
const FORM_SCRIPT = '**/hydrate.*.js';

test('closes on a press outside only while nothing has been typed, forgets what was typed, and keeps it over one reload after another', async ({
  page,
  popup,
}) => {
  const lead = someLead();
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await page.mouse.click(40, 400);
  await expect(popup.dialog).toBeHidden();

  await popup.openFrom('Get Started Now');
  await popup.fill({ name: 'A' });
  await page.mouse.click(40, 400);
  await expect(popup.dialog).toBeVisible();
  await popup.button('Close').click();
  await expect(popup.dialog).toBeHidden();
  // The browser tells of the closing with the next frame.
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage)), often).toEqual([]);
  await popup.openFrom('Get Started Now');
  await expect(popup.field('name')).toHaveValue('');

  await test.step('a reload keeps what was typed, and the step', async () => {
    await popup.completeStep(0, lead);
    await popup.next();
    await expect(popup.field('subject')).toBeFocused();
    // Also where nothing has been typed on the step.
    for (const subject of ['', lead.subject]) {
      await popup.fill({ subject });
      await page.reload();
      await popup.openFrom('View Examples');
      await expect(popup.field('subject')).toBeVisible();
      await expect(popup.field('subject')).toHaveValue(subject);
      await expect(popup.field('email')).toHaveValue(lead.email);
    }
  });
});

test('opens before React is there, forgets on closing what was typed, and keeps what was typed and pressed since', async ({
  page,
  popup,
}) => {
  const react = Promise.withResolvers<void>();
  await page.route(FORM_SCRIPT, async (route) => {
    await react.promise;
    await route.continue();
  });
  const lead = someLead();
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await expect(popup.field('name')).toBeFocused();
  await popup.fill({ name: 'Grace Hopper' });
  await page.keyboard.press('Escape');
  await popup.openFrom('Get Started Now');
  await expect(popup.field('name')).toHaveValue('');
  await popup.completeStep(0, lead);
  await popup.next();
  expect(page.url()).not.toContain('?');
  react.resolve();

  await expect(popup.field('subject')).toBeVisible();
  await expect(popup.field('name')).toHaveValue(lead.name);
});

test('says so when the form cannot load, keeps what was typed, and tries again', async ({ page, popup }) => {
  const lead = someLead();
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await expect(popup.dialog.getByRole('alert')).toContainText('The form could not load');
  await popup.completeStep(0, lead);
  await page.unroute(FORM_SCRIPT);
  await popup.next();
  await expect(popup.field('subject')).toBeVisible();
  await expect(popup.field('email')).toHaveValue(lead.email);
});

test('loads the form at the press when what was fetched ahead of it failed', async ({ page, popup }) => {
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed');
  await page.locator('#hero').getByRole('button', { name: 'Get Started Now' }).hover();
  await failed;
  await page.unroute(FORM_SCRIPT);
  await popup.openFrom('Get Started Now');
  await formIsReady(page);
});
