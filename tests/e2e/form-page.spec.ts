import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FORM_PAGE_HTML_BUDGET_BYTES } from '../../tools/bench/budgets.ts';
import { popupOn, someLead } from '../support/popup.ts';
import { sampleSite } from '../support/sample-site.ts';
import { servePages } from '../support/site-server.ts';
import { watchTransfers } from '../support/transfers.ts';
import {
  EVERY_ENGINE,
  expect,
  formIsReady,
  LOSSES,
  loseScripts,
  PORTAL,
  referenceOf,
  sampleProject,
  shiftOf,
  test,
  typedColumnsOf,
  words,
} from './support.ts';

const formOn = (page: Page) => popupOn(page, page.locator('#lead-form'));
const CAMPAIGN = { utm_source: 'newsletter', utm_campaign: 'finals week' };
const CLICK = { gclid: 'Cj0K-x_1' };
const HOME = `/?${new URLSearchParams({ ...CAMPAIGN, ...CLICK })}`;
const SOURCE = 'Hero - Get Started Now Button';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a button leads to the form, the form to a receipt, and a lead is stored once',
    EVERY_ENGINE,
    async ({ page, leadsOf }) => {
      const lead = someLead();
      const wrong = { ...lead, name: 'A ' };
      const form = formOn(page);
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto(HOME);
      await page.getByRole('button', { name: 'Get Started Now' }).click();
      // A GET form drops the campaign, and our server adds it again.
      await expect(page).toHaveURL(
        '/start?source=Hero+-+Get+Started+Now+Button&utm_source=newsletter&utm_campaign=finals+week&gclid=Cj0K-x_1',
      );
      await form.fill(wrong);
      await form.send();
      await expect(page.locator('.error-summary')).toBeVisible();
      await form.fill({ name: lead.name });
      await form.send();
      await expect(heading).toHaveText('Request Submitted!');
      await expect(page.getByRole('link', { name: 'Continue Now' })).toHaveAttribute('href', PORTAL);
      const stored = await leadsOf(lead.email);
      expect(stored).toMatchObject([
        {
          ...typedColumnsOf(lead),
          source_title: SOURCE,
          campaign_data: CAMPAIGN,
          attribution: CLICK,
          status: 'new',
        },
      ]);
      await expect(page.getByRole('definition')).toHaveText(referenceOf(stored));
      await expect(page.locator('.receipt-slip')).toContainText(
        "We'll send your quote to your email address",
      );

      await test.step('Back and Forward keep all input', async () => {
        await page.goBack();
        await expect.poll(form.typed).toMatchObject(lead);
        await page.goBack();
        await expect.poll(form.typed).toMatchObject(wrong);
        await page.goForward();
        await expect.poll(form.typed).toMatchObject(lead);
      });

      await test.step('sending again and reloading the answer store nothing twice', async () => {
        await form.send();
        await expect(heading).toHaveText('Request Submitted!');
        await page.reload();
        expect(await leadsOf(lead.email)).toHaveLength(1);
      });
    },
  );

  test('an error appears at its field, with a link to it, and a double click sends once', async ({
    page,
    leadsOf,
  }) => {
    const lead = someLead();
    const form = formOn(page);
    await page.goto('/start');
    await form.send();
    await expect(form.field('name')).toBeFocused();
    await form.fill({ ...lead, email: 'ada@example' });
    await form.send();
    await expect(form.field('email')).toBeFocused();
    await expect(page).toHaveTitle(/^Get a free quote/);

    await form.fill({ name: 'A ', email: lead.email });
    await form.send();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator('.error-summary')).toBeFocused();
    await page.getByRole('link', { name: 'Name must be at least 2 characters' }).click();
    await expect(form.field('name')).toBeFocused();
    await expect(form.field('name')).toHaveAccessibleDescription('Name must be at least 2 characters');
    await form.fill({ name: lead.name });
    await form.button('Get My Quote').dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Submitted!');
    expect(await leadsOf(lead.email)).toHaveLength(1);
  });
});

test.describe('without our server and JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to reach the owner, and accepts no input', async ({ page }) => {
    const host = await servePages(join(sampleProject(), 'dist'));
    await page.goto(`${host.address}/start`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.formPage.reach.instead.title);
    const sheet = page.locator('.form-sheet');
    await expect(sheet.getByRole('link', { name: sampleSite.email })).toBeVisible();
    await expect(sheet.getByRole('link', { name: String(sampleSite.phone) })).toBeVisible();
    await expect(sheet.locator('form')).toBeHidden();
    await host.stop();
  });
});

for (const loss of LOSSES)
  test(`a lead is stored where the script ${loss}`, EVERY_ENGINE, async ({ page, leadsOf }) => {
    await loseScripts(page, loss);
    const lead = someLead();
    await page.goto(HOME);
    await page.getByRole('button', { name: 'View Examples' }).click();
    await formOn(page).fill(lead);
    await formOn(page).send();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Submitted!');
    expect(await leadsOf(lead.email)).toMatchObject([
      {
        ...typedColumnsOf(lead),
        source_title: 'Hero - View Examples Button',
        campaign_data: CAMPAIGN,
        attribution: CLICK,
      },
    ]);
  });

test('a late script hydrates the form at the focused field, with all input', async ({ page, leadsOf }) => {
  const lead = someLead();
  const form = formOn(page);
  const arrival = Promise.withResolvers<void>();
  await page.route('**/hydrate.*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/start?source=Mail&utm_source=quarterly&subject=Law&type=essay&deadline=3_days');
  await expect(form.button('Get My Quote')).toBeVisible();
  await form.fill({ ...lead, subject: 'Roman law' });
  await form.field('subject').focus();
  arrival.resolve();
  await formIsReady(page);
  await expect(form.button('Next')).toBeVisible();
  await expect(form.field('subject')).toBeFocused();
  await expect(form.field('name')).toBeHidden();
  expect(await form.typed()).toMatchObject({ ...lead, subject: 'Roman law' });

  await form.next();
  await form.send();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Submitted!');
  expect(await leadsOf(lead.email)).toMatchObject([
    { source_title: 'Mail', campaign_data: { utm_source: 'quarterly' } },
  ]);
  await form.button('Stay Here').click();
  await expect(form.field('name')).toBeFocused();
  await expect(form.field('name')).toHaveValue('');
});

test('with JavaScript it is the form in steps, prefilled from the address, without layout shift', async ({
  page,
}) => {
  const form = formOn(page);
  const transfers = watchTransfers(page);
  await page.goto('/start');
  await formIsReady(page);
  const html = (await transfers()).find(({ kind }) => kind === 'document');
  expect(html?.total).toBeLessThanOrEqual(FORM_PAGE_HTML_BUDGET_BYTES);
  await page.goto('/start?subject=Law&type=essay&deadline=3_days');
  await formIsReady(page);
  await expect(page.getByRole('button', { name: 'Get My Quote' })).toHaveCount(0);
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await form.completeStep(0, someLead());
  await form.next();
  expect(await form.typed()).toMatchObject({ subject: 'Law', assignment_type: 'essay', deadline: '3_days' });
  await expect(page.locator('.price-note')).toHaveText('from $18/page, Premium plan');
});
