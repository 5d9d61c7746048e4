import type { Page } from '@playwright/test';
import { editionOf } from '../../../site/content/edition.ts';
import { popupOn, someLead } from '../../support/popup.ts';
import { expect, LOSSES, loseScripts, test, typedColumnsOf } from '../support.ts';

const { hero, popup: words } = editionOf('en').words;

const HOME = '/?utm_source=quarterly&utm_campaign=finals';
const CAMPAIGN = { utm_source: 'quarterly', utm_campaign: 'finals' };
const MINUTE_MS = 60_000;

const formOn = (page: Page) => popupOn(page, page.locator('#lead-form'));

/** A browser that a program drives is faster than any person, and would be taken for spam. */
const takeTime = (page: Page) =>
  page.locator('[name="begun_at"]').evaluate((begun: HTMLInputElement, ms) => {
    begun.value = String(Number(begun.value) - ms);
  }, MINUTE_MS);

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a button leads to a stored lead', async ({ page, leadsOf }) => {
    const lead = someLead();
    const wrong = { ...lead, name: 'A ' };
    const form = formOn(page);
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(HOME);
    await page.getByRole('button', { name: hero.start }).click();

    await test.step('the server says what it refuses, with every word kept', async () => {
      await form.fill(wrong);
      await takeTime(page);
      await form.send();
      await expect(page.locator('.error-summary')).toBeVisible();
      await form.fill({ name: lead.name });
      await form.send();
      await expect(heading).toHaveText(words.titles.sent);
    });

    expect(await leadsOf(lead.email)).toMatchObject([
      {
        ...typedColumnsOf(lead),
        source_title: 'Hero - Get Started Now Button',
        campaign_data: CAMPAIGN,
        status: 'new',
      },
    ]);

    await test.step('Back and Forward lose no word', async () => {
      await page.goBack();
      await expect.poll(form.typed).toMatchObject(lead);
      await page.goBack();
      await expect.poll(form.typed).toMatchObject(wrong);
      await page.goForward();
      await expect.poll(form.typed).toMatchObject(lead);
    });

    await test.step('sent again, and the answer loaded again, it is one row', async () => {
      await form.send();
      await expect(heading).toHaveText(words.titles.sent);
      await page.reload();
      expect(await leadsOf(lead.email)).toHaveLength(1);
    });
  });
});

for (const loss of LOSSES)
  test(`a lead is stored if the script ${loss}`, async ({ page, leadsOf }) => {
    const lead = someLead();
    await loseScripts(page, loss);
    await page.goto(HOME);
    await page.getByRole('button', { name: hero.start }).click();
    await formOn(page).fill(lead);
    await formOn(page).send();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.titles.sent);
    expect(await leadsOf(lead.email)).toMatchObject([
      { ...typedColumnsOf(lead), source_title: 'Hero - Get Started Now Button', campaign_data: CAMPAIGN },
    ]);
  });
