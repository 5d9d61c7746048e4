import { someLead } from '../testing/popup.ts';
import { expect, formIsReady, PORTAL, test, typedColumnsOf } from './support.ts';

const CAMPAIGN = {
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'finals week',
  utm_term: 'essay help',
  utm_content: 'top button',
};
const ADDRESS = `/?${new URLSearchParams(CAMPAIGN)}#hero`;
const HOUR_MS = 3_600_000;

const openers = {
  1440: [
    ['Get Started', 'Header - Get Started Button'],
    ['Get Started Now', 'Hero - Get Started Now Button'],
    ['View Examples', 'Hero - View Examples Button'],
  ],
  390: [
    ['Get Started', 'Header - Mobile Get Started Button'],
    ['Get Started Now', 'Hero - Get Started Now Button'],
  ],
} as const;

for (const width of [1440, 390] as const) {
  test(`stores a lead from each button at ${width} px with its source and the campaign`, async ({
    page,
    popup,
    leadsOf,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(ADDRESS, { referer: 'https://search.example/results' });
    for (const [button, source] of openers[width]) {
      const lead = someLead();
      await popup.openFrom(button);
      await popup.complete(lead);
      await popup.send();
      await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');

      expect(await leadsOf(lead.email)).toEqual([
        expect.objectContaining({
          source_title: source,
          trigger_type: 'button_click',
          source_page: page.url(),
          source_referrer: 'https://search.example/results',
          campaign_data: CAMPAIGN,
        }),
      ]);
      await popup.button('Stay Here').click();
      await expect(popup.dialog).toBeHidden();
    }
  });
}

test('stores every field of the lead, and sends the visitor on to the portal', async ({
  page,
  popup,
  leadsOf,
  baseURL,
}) => {
  const lead = someLead();
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await popup.complete(lead);
  await popup.takeTime();
  const sentAt = Date.now();
  await popup.send();
  await expect(popup.dialog).toContainText('Redirecting in');
  await page.clock.runFor(3_000);
  await page.waitForURL(PORTAL);

  const [stored, ...others] = await leadsOf(lead.email);
  expect(others).toEqual([]);
  expect(stored).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...typedColumnsOf(lead),
    source_page: `${baseURL}/`,
    source_referrer: 'direct',
    source_title: 'Hero - Get Started Now Button',
    trigger_type: 'button_click',
    campaign_data: {},
    lead_quality_score: 100,
    status: 'new',
    created_at: expect.any(Date),
    deadline: expect.any(Date),
  });
  const { created_at, deadline } = stored as { created_at: Date; deadline: Date };
  expect(Math.abs(created_at.getTime() - sentAt)).toBeLessThan(5_000);
  expect(Math.round((deadline.getTime() - created_at.getTime()) / HOUR_MS)).toBe(72);
});

for (const form of ['before the form is there', 'once it is there']) {
  test(`fills in the subject whose button was pressed, ${form}`, async ({ page, popup, leadsOf }) => {
    const lead = { ...someLead(), subject: 'Nursing' };
    const { name, email, phone, subject, description, ...details } = lead;
    await page.goto('/');
    if (form === 'once it is there') {
      await popup.openFrom('Get Started Now');
      await formIsReady(page);
      await page.keyboard.press('Escape');
      await expect(popup.dialog).toBeHidden();
    }
    await popup.openFrom(subject);
    await popup.fill({ name, email, phone });
    await popup.next();
    await expect(popup.field('subject')).toHaveValue(subject);
    await popup.fill(details);
    await popup.next();
    await popup.fill({ description });
    await popup.send();
    await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
    expect(await leadsOf(email)).toMatchObject([{ subject, source_title: 'Quick Answers - Subject Button' }]);
  });
}

test('opens from any button of the page that names a lead source', async ({ page, popup, leadsOf }) => {
  const lead = someLead();
  await page.goto('/');
  await page.locator('main').evaluate((main) => {
    const button = document.createElement('button');
    button.dataset.leadSource = 'Elsewhere';
    button.textContent = 'Ask us';
    main.prepend(button);
  });
  await page.getByRole('button', { name: 'Ask us' }).dispatchEvent('click');
  await popup.complete(lead);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  expect(await leadsOf(lead.email)).toMatchObject([{ source_title: 'Elsewhere' }]);
});

test('titles a lead whose button gives no source', async ({ page, popup, leadsOf }) => {
  const lead = someLead();
  await page.goto('/');
  await page.getByRole('button', { name: 'View Examples' }).evaluate((button) => {
    button.dataset.leadSource = '';
  });
  await popup.openFrom('View Examples');
  await popup.complete(lead);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  expect(await leadsOf(lead.email)).toMatchObject([{ source_title: 'Lead Capture Form' }]);
});
