import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { someLead } from '../testing/popup.ts';
import { expect, formIsReady, test } from './support.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core');

/** Asks for what is wrong alone, and not where: much of axe-core's time goes into the rest. */
const OPTIONS = {
  resultTypes: ['violations', 'incomplete'],
  selectors: false,
  // Off from the start: it is of WCAG 2.2.
  rules: { 'target-size': { enabled: true } },
};
/** All that depends on the theme, which changes colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe-core finds wrong in both themes: on the whole page, or within the part that has changed. */
async function faultsOn(page: Page, changed = 'html'): Promise<string[]> {
  const inLight = await faultsWith(page, changed, OPTIONS);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await faultsWith(page, changed, { ...OPTIONS, runOnly: OF_COLOURS });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((fault) => `in the dark theme: ${fault}`)];
}

/** What axe-core finds wrong within `part`, once nothing moves any more. */
async function faultsWith(page: Page, part: string, options: object): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations, incomplete } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  const contrast = incomplete.filter(({ id, nodes }) => id !== 'color-contrast' && nodes.length > 0);
  return [...violations, ...contrast].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

// Before the page's own scripts: its policy refuses to take one in later.
test.beforeEach(({ page }) => page.addInitScript({ path: AXE }));

test('the popup has no landmark of its own and no nameless group, and says each step', async ({
  page,
  popup,
}) => {
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await popup.completeStep(0, someLead());
  await popup.next();
  await expect(popup.dialog.getByRole('status').first()).toHaveText('Step 2 of 3: Assignment Details');
  expect(await popup.dialog.ariaSnapshot()).not.toMatch(/^ *- (banner|group)( *$|:)/m);
  await popup.next();
  await expect(popup.errors).toHaveCount(5);
  await expect(popup.dialog.getByRole('alert')).toHaveCount(0);
  await expect(popup.dialog.getByText('All fields are needed')).toBeVisible();
});

for (const width of [390, 768, 1440, 1920]) {
  test.describe(`axe-core finds nothing in either theme at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('on the page, with its menu, the long form and a question open, and on the 404 page', async ({
      page,
    }) => {
      await page.goto('/');
      expect(await faultsOn(page)).toEqual([]);
      if (width <= 768) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        expect(await faultsOn(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await page.locator('#long-form').getByText('Read More').click();
      await page.locator('#faq summary').first().click();
      expect(await faultsOn(page, '#long-form')).toEqual([]);
      expect(await faultsOn(page, '#faq')).toEqual([]);
      await page.goto('/no/such');
      expect(await faultsOn(page)).toEqual([]);
    });

    // The form has two shapes: a sheet on a phone, and a card on anything wider.
    if (width !== 390 && width !== 1440) return;

    test('on the form’s page in steps, whole, with its errors, and on its receipt', async ({ page }) => {
      await page.goto('/start');
      await formIsReady(page);
      expect(await faultsOn(page)).toEqual([]);
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.reload();
      expect(await faultsOn(page, '#lead-form')).toEqual([]);
      await page.locator('#lead-form form').evaluate((form: HTMLFormElement) => form.submit());
      await expect(page).toHaveTitle(/^Error: /);
      expect(await faultsOn(page, '#lead-form')).toEqual([]);
      await page.goto('/start/sent?reference=ABCDEF12');
      expect(await faultsOn(page, '#lead-form')).toEqual([]);
    });

    test('beside sample pages, with a doubt, on each step, with errors and without, after a failure and after success', async ({
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
      for (const step of [0, 1, 2] as const) {
        // The rest of the page is the same on all steps.
        expect(await faultsOn(page, step === 0 ? 'html' : 'dialog')).toEqual([]);
        await popup.button(step === 2 ? 'Get My Quote' : 'Next').click();
        await expect(popup.errors.first()).toBeVisible();
        expect(await faultsOn(page, 'dialog')).toEqual([]);
        await popup.completeStep(step, lead);
        if (step < 2) await popup.next();
      }
      await page.route('**/rest/v1/leads', (route) => route.abort(), { times: 1 });
      await popup.send();
      await expect(popup.dialog.getByRole('alert')).toContainText('Error');
      expect(await faultsOn(page, 'dialog')).toEqual([]);
      await page.clock.install();
      await popup.send();
      await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
      expect(await faultsOn(page, 'dialog')).toEqual([]);
    });
  });
}
