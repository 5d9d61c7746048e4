import type { BrowserContext, Page } from '@playwright/test';
import { popupOn, someLead } from '../support/popup.ts';
import { answerEachTry, expect, expectNotStored, referenceOf, test } from './support.ts';

/** A second tab like "Duplicate tab" creates it: the same address and a copy of the session storage. */
async function copyOf(page: Page, context: BrowserContext): Promise<Page> {
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  const copy = await context.newPage();
  await copy.addInitScript((items) => Object.assign(sessionStorage, items), stored);
  await copy.goto(page.url());
  return copy;
}

test('stores what a duplicated tab sends as a separate lead, and shows its reference', async ({
  page,
  context,
  popup,
  leadsOf,
}) => {
  const lead = someLead();
  const other = { ...lead, email: someLead().email, subject: 'Latin' };
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await popup.complete(lead);
  const copy = await copyOf(page, context);
  const copied = popupOn(copy);
  await copied.openFrom('Get Started Now');
  await expect(copied.field('description')).toHaveValue(lead.description);
  await copied.button('Previous').click();
  await copied.fill({ subject: other.subject });
  await copied.button('Previous').click();
  await copied.fill({ email: other.email });
  await copied.next();
  await copied.next();
  // The copy has tried before the other tab sends, so a conflict does not prove that its own lead was stored.
  await answerEachTry(copy, (route) => route.abort('internetdisconnected'));
  await copied.send();
  await expectNotStored(copy);

  for (const [tab, { email }] of [
    [popup, lead],
    [copied, other],
  ] as const) {
    await tab.send();
    await expect(tab.dialog.getByRole('heading')).toHaveText('Request Submitted!');
    const stored = await leadsOf(email);
    expect(stored).toHaveLength(1);
    await expect(tab.dialog.getByRole('definition')).toHaveText(referenceOf(stored));
  }
});
