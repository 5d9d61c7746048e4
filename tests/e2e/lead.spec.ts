import { type FormValues, type Popup, someLead } from '../support/popup.ts';
import { expect, leaveByTheTop, PORTAL, REDIRECTING, test, typedColumnsOf } from './support.ts';

const CAMPAIGN = {
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'finals week',
  utm_term: 'essay help',
  utm_content: 'top button',
};
const ADDRESS = `/?${new URLSearchParams(CAMPAIGN)}#hero`;
const HOUR_MS = 3_600_000;

/** One opener on a phone and one beside it. `content.spec.ts` covers the others. */
const openers = [
  [390, 'Get Started', 'Header - Mobile Get Started Button'],
  [1440, 'View Examples', 'Hero - View Examples Button'],
] as const;

/** Fills in and sends the open form, and stays on the page. Returns the stored lead. */
async function sendAndStay(popup: Popup, leadsOf: (email: string) => Promise<Record<string, unknown>[]>) {
  const lead = someLead();
  await popup.complete(lead);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  await popup.button('Stay Here').click();
  await expect(popup.dialog).toBeHidden();
  return leadsOf(lead.email);
}

test('stores a lead from any button with its source and campaign, and offers nothing on leaving afterwards', async ({
  page,
  popup,
  leadsOf,
}) => {
  await page.goto(ADDRESS, { referer: 'https://search.example/results' });
  for (const [width, button, source_title] of openers) {
    await test.step(`${button} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await popup.openFrom(button);
      expect(await sendAndStay(popup, leadsOf)).toEqual([
        expect.objectContaining({
          source_title,
          trigger_type: 'button_click',
          source_page: page.url(),
          source_referrer: 'https://search.example/results',
          campaign_data: CAMPAIGN,
        }),
      ]);
    });
  }

  await test.step('a button added by a script, and one without a source', async () => {
    await page.locator('main').evaluate((main) => {
      for (const [source, words] of [
        ['Elsewhere', 'Ask us'],
        ['', 'Ask here'],
      ] as const) {
        const button = document.createElement('button');
        button.dataset.leadSource = source;
        button.textContent = words;
        main.prepend(button);
      }
    });
    for (const [button, source_title] of [
      ['Ask us', 'Elsewhere'],
      ['Ask here', 'Lead Capture Form'],
    ] as const) {
      await page.getByRole('button', { name: button }).dispatchEvent('click');
      await popup.opened();
      expect(await sendAndStay(popup, leadsOf)).toMatchObject([{ source_title }]);
    }
  });

  await leaveByTheTop(page);
  // After a round trip, all earlier requests of the page are known.
  await page.request.get('/healthz');
  await expect(popup.dialog).toBeHidden();
});

test('stores every field of the lead, keeps no personal data, and redirects to the portal', async ({
  page,
  popup,
  leadsOf,
  baseURL,
}) => {
  const lead = someLead();
  await page.goto('/');
  await popup.openFrom('Get Started Now');
  await popup.complete(lead);
  await page.clock.install();
  const sentAt = Date.now();
  await popup.send();
  await expect(popup.dialog).toContainText(REDIRECTING);
  expect(await page.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({ converted: 'yes' });
  await page.clock.runFor(3_000);
  await page.waitForURL(PORTAL);

  const [stored, ...others] = await leadsOf(lead.email);
  expect(others).toEqual([]);
  expect(stored).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...typedColumnsOf(lead),
    answers: {},
    source_page: `${baseURL}/`,
    source_referrer: 'direct',
    source_title: 'Hero - Get Started Now Button',
    trigger_type: 'button_click',
    campaign_data: {},
    attribution: {},
    lead_quality_score: 100,
    status: 'new',
    created_at: expect.any(Date),
    deadline: expect.any(Date),
  });
  const { created_at, deadline } = stored as { created_at: Date; deadline: Date };
  expect(Math.abs(created_at.getTime() - sentAt)).toBeLessThan(5_000);
  expect(Math.round((deadline.getTime() - created_at.getTime()) / HOUR_MS)).toBe(72);
});

/** Fills in the second and third step, and sends the lead. */
async function sendRest(popup: Popup, { description = '', ...details }: Partial<FormValues>): Promise<void> {
  await popup.fill(details);
  await popup.next();
  await popup.fill({ description });
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
}

test('prefills the subject of the pressed button, before and after the form loads', async ({
  page,
  popup,
  leadsOf,
}) => {
  const { subject: _, ...lead } = someLead();
  const { name, email, phone, ...rest } = lead;
  await page.goto('/');
  for (const subject of ['Nursing', 'Law']) {
    await popup.openFrom(subject);
    await popup.fill({ name, email, phone });
    await popup.next();
    await expect(popup.field('subject')).toHaveValue(subject);
    if (subject === 'Nursing') await popup.button('Close').click();
  }
  await sendRest(popup, rest);
  expect(await leadsOf(email)).toMatchObject([
    { subject: 'Law', source_title: 'Quick Answers - Subject Button' },
  ]);
});

test('prefills a subject of the index, and records where it was pressed', async ({
  page,
  popup,
  leadsOf,
}) => {
  const { subject: _, ...lead } = someLead();
  await page.goto('/');
  await page.locator('#long-form').getByText('Read More').click();
  await page.locator('.subject-index').getByRole('button', { name: 'Art history' }).click();
  const { name, email, phone, ...rest } = lead;
  await popup.fill({ name, email, phone });
  await expect(popup.dialog.getByText('for Art history')).toBeVisible();
  await popup.next();
  await sendRest(popup, rest);
  expect(await leadsOf(email)).toMatchObject([
    { subject: 'Art history', source_title: 'Subject Index - Subject Button' },
  ]);
});
