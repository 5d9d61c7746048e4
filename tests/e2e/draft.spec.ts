import { popupOn, someLead } from '../support/popup.ts';
import {
  EVERY_ENGINE,
  expect,
  formIsReady,
  often,
  stopClock,
  test,
  typedColumnsOf,
  words,
} from './support.ts';

/** The chunk with React. */
const FORM_SCRIPT = '**/hydrate.*.js';

test('closes on a press outside only while nothing is typed, discards input on closing, and keeps it across reloads', async ({
  page,
  popup,
}) => {
  const lead = someLead();
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  // The second click of a double click does not count as a press outside.
  await expect(async () => {
    await page.mouse.click(40, 400);
    await expect(popup.dialog).toBeHidden({ timeout: 200 });
  }).toPass();

  await popup.openFrom('Get Started Now');
  await popup.fill({ name: 'A' });
  await page.mouse.click(40, 400);
  await expect(popup.dialog).toBeVisible();
  await popup.button('Close').click();
  await expect(popup.dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage)), often).toEqual([]);
  await popup.openFrom('Get Started Now');
  await expect(popup.field('name')).toHaveValue('');

  await test.step('a reload keeps the input and the step', async () => {
    await popup.completeStep(0, lead);
    await popup.next();
    await expect(popup.field('subject')).toBeFocused();
    // Also if nothing has been typed on the step.
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

test('opens before React loads, discards input on closing, and keeps later input and choices', async ({
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

test('goes to the form’s page, with all input, if the script does not load', async ({
  page,
  popup,
  leadsOf,
}) => {
  const lead = someLead();
  const { name, email, phone, ...rest } = lead;
  const wholePage = popupOn(page, page.locator('#lead-form'));
  await page.route(FORM_SCRIPT, (route) => route.fulfill({ status: 404 }));
  await page.goto('/?utm_source=letter');
  await popup.openFrom('Get Started Now');
  await popup.fill({ name, email, phone: '1' });
  await popup.next();

  await test.step('it shows the errors of the first step only', async () => {
    await expect(page).toHaveURL('/start');
    await expect(page.locator('.error-summary li')).toHaveText(['Please enter a valid phone number']);
    await expect(wholePage.field('email')).toHaveValue(email);
  });
  await wholePage.fill({ phone, ...rest });
  await wholePage.send();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Submitted!');
  expect(await leadsOf(email)).toMatchObject([
    {
      ...typedColumnsOf(lead),
      source_title: 'Hero - Get Started Now Button',
      campaign_data: { utm_source: 'letter' },
    },
  ]);
});

test('stays open when offline, and says so', EVERY_ENGINE, async ({ page, popup, context }) => {
  const lead = someLead();
  await page.goto('/');
  await context.setOffline(true);
  await popup.openFrom('Get Started Now');
  await popup.completeStep(0, lead);
  await popup.next();
  await expect(popup.dialog.getByRole('alert')).toContainText(words.popup.toasts.notLoaded.title);
  await expect(popup.field('email')).toHaveValue(lead.email);
  await context.setOffline(false);
  await popup.next();
  await expect(page).toHaveURL('/start');
  await expect(page.locator('#lead-email')).toHaveValue(lead.email);
});

test('waits at most five seconds for the script after Next', async ({ page, popup }) => {
  const lead = someLead();
  await page.route(FORM_SCRIPT, () => {});
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await popup.completeStep(0, lead);
  await stopClock(page);
  await popup.next();
  await page.clock.runFor(4_900);
  await expect(popup.field('email')).toHaveValue(lead.email);
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/start');
  await expect(page.locator('#lead-email')).toHaveValue(lead.email);
});

test('loads the form on a press if preloading failed', async ({ page, popup }) => {
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed');
  await page.locator('#hero').getByRole('button', { name: 'Get Started Now' }).hover();
  await failed;
  await page.unroute(FORM_SCRIPT);
  await popup.openFrom('Get Started Now');
  await formIsReady(page);
});

test(
  'responds to a visitor who left while the form was loading and comes back',
  EVERY_ENGINE,
  async ({ page, popup }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started Now' }).click();
    await page.goto('/no/such');
    await page.goBack();
    // If the browser kept the page, the popup is still open.
    if (!(await popup.dialog.isVisible())) await popup.openFrom('Get Started Now');
    await popup.next();
    await expect(popup.errors).toHaveCount(3);
  },
);

test('restores input with Back, and a receipt without a countdown', EVERY_ENGINE, async ({ page, popup }) => {
  const lead = someLead();
  const countdown = page.locator('.receipt-countdown');
  const awayAndBack = async () => {
    await page.goto('/no/such');
    await page.goBack();
  };
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await popup.completeStep(0, lead);
  await popup.next();
  await popup.fill({ subject: lead.subject });
  await page.keyboard.press('Tab');
  await awayAndBack();
  // If the browser did not keep the page, it kept the draft, and the popup is closed.
  if (!(await popup.dialog.isVisible())) await popup.openFrom('Get Started Now');
  await expect(popup.field('subject')).toHaveValue(lead.subject);
  await popup.completeStep(1, lead);
  await popup.next();
  await popup.completeStep(2, lead);
  await stopClock(page);
  await popup.send();
  await expect(countdown).toBeVisible();
  await page.clock.resume();
  await awayAndBack();
  await expect(countdown).toBeHidden();
});
