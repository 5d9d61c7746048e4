import { someLead } from '../support/popup.ts';
import { AXE, faultsOn, SHAPES } from './axe.ts';
import { answerEachTry, expect, expectNotStored, formIsReady, test, words } from './support.ts';

// Added before the page's own scripts, because its policy blocks scripts added later.
test.beforeEach(({ page }) => page.addInitScript({ path: AXE }));

test.describe('axe-core finds nothing in either theme', () => {
  test('on the page, with the menu, the long form and a question open, and on the 404 page', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await faultsOn(page, 'html', [...SHAPES, 768], SHAPES)).toEqual([]);
    await page.setViewportSize({ width: 768, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await faultsOn(page, 'header', [768, 390])).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('#long-form').getByText('Read More').click();
    await page.locator('#faq summary').first().click();
    expect(await faultsOn(page, '#long-form, #faq')).toEqual([]);
    await page.goto('/no/such');
    expect(await faultsOn(page, 'html', [390])).toEqual([]);
  });

  test('on the form’s page, in steps and whole, with errors, on its receipt, and after a refusal', async ({
    page,
  }) => {
    await page.goto('/start');
    await formIsReady(page);
    expect(await faultsOn(page)).toEqual([]);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.reload();
    expect(await faultsOn(page, '#lead-form', [390])).toEqual([]);
    await page.locator('#lead-form form').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page).toHaveTitle(/^Error: /);
    expect(await faultsOn(page, '#lead-form', [390])).toEqual([]);
    await page.goto('/start/sent?reference=ABCDEF12');
    expect(await faultsOn(page, '#lead-form', [390])).toEqual([]);
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/start' });
      form.enctype = 'multipart/form-data';
      document.body.append(form);
      form.submit();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.formPage.refusal.title);
    expect(await faultsOn(page, '#lead-form', [390])).toEqual([]);
  });

  test('on sample pages, with a suggestion, with every error, after a failure and after success', async ({
    page,
    popup,
  }) => {
    const lead = someLead();
    await page.goto('/');
    await popup.openFrom('View Examples');
    await expect(page.locator('dialog:modal')).toBeVisible();
    await popup.fill({ email: 'ada@gmial.com', phone: 'none of yours' });
    await page.keyboard.press('Tab');
    await expect(popup.button('gmail.com?')).toBeVisible();
    expect(await faultsOn(page, 'html', [390])).toEqual([]);
    expect(await faultsOn(page, 'dialog', [1440])).toEqual([]);
    // The rest of the page does not change, and axe-core would check it each time.
    await page.locator('main, footer').evaluateAll((parts) => parts.map((part) => part.remove()));
    await popup.completeStep(0, lead);
    await popup.next();
    await test.step('the popup has no landmark and no unnamed group, and announces its step', async () => {
      await expect(popup.dialog.getByRole('status').first()).toHaveText('Step 2 of 3: Assignment Details');
      expect(await popup.dialog.ariaSnapshot()).not.toMatch(/^ *- (banner|group)( *$|:)/m);
    });
    await popup.next();
    await test.step('it announces the number of errors without interrupting', async () => {
      await expect(popup.errors).toHaveCount(5);
      await expect(popup.dialog.getByRole('alert')).toHaveCount(0);
      await expect(popup.dialog.getByText(words.popup.needed)).toBeVisible();
    });
    expect(await faultsOn(page, 'dialog')).toEqual([]);
    await popup.completeStep(1, lead);
    await popup.next();
    await popup.completeStep(2, lead);
    await page.clock.install();
    await answerEachTry(page, (route) => route.abort());
    await popup.send();
    await expectNotStored(page);
    expect(await faultsOn(page, 'dialog')).toEqual([]);
    await popup.send();
    await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
    expect(await faultsOn(page, 'dialog')).toEqual([]);
  });
});
