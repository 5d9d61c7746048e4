import { fillIn } from '../../site/content/fill-in.ts';
import { type Popup, someLead } from '../support/popup.ts';
import { expect, formIsReady, stopClock, test, words } from './support.ts';

const { doubts, proposed, chosen: chosenLabel, startsFrom, toasts } = words.popup;

test.beforeEach(async ({ page, popup }) => {
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await formIsReady(page);
});

async function goToDetails(popup: Popup): Promise<void> {
  await popup.completeStep(0, someLead());
  await popup.next();
  await expect(popup.field('subject')).toBeFocused();
}

test('suggestions block nothing, and the urgency follows the deadline until the visitor chooses one', async ({
  page,
  popup,
}) => {
  const doubt = popup.dialog.getByText(doubts.phone);
  const urgency = () => popup.typed().then((typed) => typed.urgency);

  await test.step('an error replaces a suggestion', async () => {
    await popup.fill({ phone: 'call me' });
    await popup.next();
    await expect(popup.errors.last()).toHaveText('Please enter a valid phone number');
    await expect(doubt).toHaveCount(0);
  });

  await test.step('one press accepts a corrected email domain', async () => {
    const fix = popup.button('gmail.com?');
    await popup.fill({ name: 'Ada Lovelace', email: 'ada@gmial.com' });
    await expect(fix).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(popup.dialog.getByText('Did you mean gmail.com?')).toBeVisible();
    await fix.click();
    await expect(popup.field('email')).toHaveValue('ada@gmail.com');
    await expect(popup.field('email')).toBeFocused();
    await expect(fix).toHaveCount(0);
  });

  await test.step('an implausible phone number gets a hint, and is accepted', async () => {
    await popup.fill({ email: 'ada@gmial.com', phone: 'call me, please' });
    await expect(popup.errors).toHaveCount(0);
    await expect(doubt).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(doubt).toBeVisible();
    await popup.next();
    await expect(popup.field('subject')).toBeFocused();
  });

  await test.step('the starting price, the due time and the cheaper deadline follow what is chosen', async () => {
    const note = popup.dialog.locator('.price-note');
    await popup.fill({ assignment_type: 'essay' });
    await expect(note).toBeEmpty();
    // Each price: `site/content/prices.test.ts`.
    await popup.fill({ deadline: '3_days' });
    await expect(note).toHaveText(fillIn(startsFrom.inPlan, { price: '$18/page', plan: 'Premium' }));
    const due = popup.dialog.locator('.popup-trust');
    await expect(due).toHaveText(new RegExp(`^${startsFrom.due.replace('{time}', '\\w{3}, .+')}`));
    await expect(due).toContainText(fillIn(startsFrom.cheaper, { deadline: '1 week', price: '$12/page' }));
    await popup.fill({ assignment_type: 'thesis' });
    await expect(note).toHaveText(fillIn(startsFrom.tooShort, { time: '7-30 days' }));
    await popup.fill({ assignment_type: 'other' });
    await expect(note).toHaveText(startsFrom.byQuote);
  });

  await test.step('the urgency follows the deadline, and is cleared on closing', async () => {
    await popup.fill({ deadline: '6_hours', academic_level: 'phd' });
    expect(await urgency()).toBe('urgent');
    await expect(popup.dialog.getByText(proposed)).toBeVisible();
    await page.keyboard.press('Escape');
    await popup.openFrom('Get Started Now');
    expect(await popup.typed()).toEqual({});
  });

  await test.step('the visitor’s choice of urgency stays, also after a reload', async () => {
    await goToDetails(popup);
    await popup.fill({ deadline: '1_month' });
    expect(await urgency()).toBe('low');
    await popup.fill({ academic_level: 'masters', urgency: 'high' });
    await expect(popup.dialog.getByText(proposed)).toHaveCount(0);
    await popup.fill({ deadline: '12_hours' });
    expect(await urgency()).toBe('high');
    await page.reload();
    await popup.openFrom('Get Started Now');
    await expect.poll(popup.typed).toMatchObject({ academic_level: 'masters', urgency: 'high' });
    await popup.fill({ deadline: '6_hours' });
    expect(await urgency()).toBe('high');
  });
});

test.describe('closing with input', () => {
  test('can be undone: the same input, the same step, the same opener', async ({ page, popup, leadsOf }) => {
    const lead = someLead();
    await popup.completeStep(0, lead);
    await popup.next();
    await popup.fill({ subject: lead.subject, academic_level: lead.academic_level });
    const before = await popup.typed();
    await page.keyboard.press('Escape');
    await expect(popup.dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await page.getByRole('status').getByRole('button', { name: toasts.cleared.label }).click();
    await expect(popup.field('subject')).toBeFocused();
    expect(await popup.typed()).toEqual(before);
    await popup.completeStep(1, lead);
    await popup.next();
    await popup.completeStep(2, lead);

    const chosen = ['Mathematics', 'Research paper', 'PhD', 'in 3 days', 'urgency: Urgent'];
    await test.step('the last step shows the choices, and each links back to its field', async () => {
      const parts = popup.dialog.getByRole('list', { name: chosenLabel }).getByRole('button');
      await expect(parts).toHaveText(chosen);
      for (const [index, field] of (
        ['subject', 'assignment_type', 'academic_level', 'deadline', 'urgency'] as const
      ).entries()) {
        await parts.nth(index).click();
        await expect(popup.focusIn(field)).toBeVisible();
        await popup.next();
      }
    });

    await stopClock(page);
    await popup.send();
    await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
    await expect(popup.dialog.locator('.receipt-chosen')).toHaveText(chosen.join(', '));
    expect(await leadsOf(lead.email)).toMatchObject([{ source_title: 'Hero - Get Started Now Button' }]);
  });

  test('offers nothing without input, after the popup opens again, or after ten seconds', async ({
    page,
    popup,
  }) => {
    const undo = page.getByRole('button', { name: toasts.cleared.label });
    await page.keyboard.press('Escape');
    await expect(popup.dialog).toBeHidden();
    await expect(undo).toHaveCount(0);
    await popup.openFrom('Get Started Now');
    await popup.fill({ name: 'Ada' });
    await page.keyboard.press('Escape');
    await expect(undo).toBeVisible();
    await expect(popup.dialog.getByRole('img')).toHaveCount(0);
    await popup.openFrom('View Examples');
    await expect(page.locator('.toast-action')).toHaveCount(0);
    await expect(popup.dialog.getByRole('img', { name: 'sample page' })).toHaveCount(words.examples.length);
    expect(await popup.typed()).toEqual({});

    await popup.fill({ name: 'Ada' });
    await stopClock(page);
    await page.keyboard.press('Escape');
    await page.clock.runFor(100);
    await page.clock.runFor(9_000);
    await expect(undo).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(undo).toHaveCount(0);
  });
});
