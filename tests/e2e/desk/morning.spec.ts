import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { cleanForm } from '../../../lead/form.ts';
import { leadFrom } from '../../../lead/lead.ts';
import { leadSourceFrom, type Opening } from '../../../lead/source.ts';
import type { Step, StepEvent } from '../../../lead/step.ts';
import type { OwnedDatabase } from '../../../server/database/open-owner.ts';
import { readEnvironment } from '../../../server/environment.ts';
import { leadRow } from '../../support/lead-row.ts';
import { type FormValues, someLead } from '../../support/popup.ts';
import { expect, often, typedColumnsOf } from '../support.ts';
import { baseOf, deskTest as test } from './support.ts';

/** The page's default public key. */
const { PUBLIC_LEADS_KEY } = readEnvironment({});
/** Input that could break a page, a spreadsheet or a terminal. */
const MEAN = `=1+1<img src=x onerror="document.title='owned'">\u001b[31m`;

/** The address visitors arrive at. */
const ADDRESS = '/?utm_source=letter&utm_campaign=may';
const CAMPAIGN = { utm_source: 'letter', utm_campaign: 'may' };
const OPENING: Opening = { trigger: 'button_click', title: 'Hero - View Examples Button' };
const sourceAt = (address: string) => leadSourceFrom(`${address}${ADDRESS}`, '', OPENING);

const rows = (page: Page) => page.getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const isPressed = (button: Locator) => expect(button).toHaveAttribute('aria-pressed', 'true');
const state = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// In sequence, because they share a server.
test.describe.configure({ mode: 'default' });

test('an owner finds the urgent lead, emails it, changes and undoes its status, and adds a note', async ({
  page,
  site,
  desk,
  complaints,
}) => {
  const ada = someLead();
  await postLeads(site.address, ada, { ...someLead(), name: 'Bea Example', urgency: 'low' });
  await page.goto(desk.address);
  expect(page.url()).not.toContain('token');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Urgency').selectOption('urgent');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await row(page, ada.name).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
    'href',
    /^mailto:ada\..*body=Hi%20Ada%2C.*about%20your%20research%20paper\./,
  );
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/442079460958/);
  await page.keyboard.press('e');
  await expect(page.getByRole('status')).toContainText('new → contacted');
  await page.keyboard.press('u');
  await isPressed(state(page, 'new'));
  await page.keyboard.press('e');
  await isPressed(state(page, 'contacted'));
  await page.keyboard.press('n');
  await page.keyboard.type('Called back, sends the files at noon');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.notes li')).toContainText('Called back');
  expect(complaints).toEqual([]);
});

test('an owner restores a lead from spam and resends failed deliveries', async ({
  page,
  site,
  desk,
  owner,
  receiver,
  complaints,
}) => {
  const spam = await postSpam(site.address);
  const [ada, bea] = [someLead(), someLead()];
  const senders = [ada.email, bea.email, spam.email];
  const delivered = () =>
    receiver.posted.all.filter(({ event }) => event && senders.includes(event.data.email)).length;
  await postLeads(site.address, ada, bea);
  // New leads are delivered as they arrive.
  await expect.poll(delivered, often).toBe(2);
  const data = expect.objectContaining({
    ...typedColumnsOf(ada),
    source_title: OPENING.title,
    campaign_data: CAMPAIGN,
  });
  const event = expect.objectContaining({ type: 'lead.created', data });
  expect(receiver.posted.all).toContainEqual(expect.objectContaining({ event }));
  await page.goto(desk.address);
  await page.goto(`${baseOf(page.url())}?status=spam`);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MEAN);
  await expect(page.getByText('Spanish', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Restore and deliver' }).click();
  await expect(page.getByRole('status')).toContainText('Delivering: webhook');
  await expect.poll(delivered, often).toBe(3);
  await owner.query({
    text: `update server.deliveries set state = 'failed', sent_at = null, last_error = 'HTTP 503' where lead_id <> $1`,
    values: [spam.id],
  });
  await page.getByRole('link', { name: 'Deliveries' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'HTTP 503' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Resend all failed' }).click();
  await expect.poll(delivered, often).toBe(5);
  expect(complaints).toEqual([]);
});

test('an owner searches, moves through the results with keys, and exports them', async ({
  page,
  site,
  desk,
  complaints,
}) => {
  await postLeads(site.address, someLead(), { ...someLead(), name: MEAN, email: 'dora@example.org' });
  await page.goto(desk.address);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('/');
  await page.keyboard.type('dora');
  await expect(page).toHaveURL(/search=dora$/);
  await page.keyboard.type('@');
  await expect(page).toHaveURL(/search=dora%40$/);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  // The person's other leads may already be listed beside it.
  await expect(row(page, MEAN).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');

  await test.step('typing a note while its lead loads does not change a status', async () => {
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    const lead = Promise.withResolvers<void>();
    await page.route(/\/leads\/[\w-]{36}$/, (route) => lead.promise.then(() => route.continue()));
    for (const key of ['j', 'n', 'e']) await page.keyboard.press(key);
    lead.resolve();
    await expect(page.getByLabel('Note')).toBeFocused();
    await isPressed(state(page, 'new'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export these leads' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported.trim().split('\r\n')).toHaveLength(2);
  expect(exported).toContain(`"'=1+1<img`);
  expect(complaints).toEqual([]);
});

test('the numbers show how far visitors came, and link to their leads', async ({
  page,
  site,
  desk,
  owner,
  complaints,
}) => {
  const ada = someLead();
  // Three drop off, each one step later, and two send. One visitor sees the exit-intent offer.
  for (const far of [1, 2, 3]) await postSteps(site.address, wholeWayAt(site.address).slice(0, far));
  await postSteps(site.address, [stepAt(site.address, 'offered')]);
  for (const _ of ['Ada', 'Bea']) await postSteps(site.address, wholeWayAt(site.address));
  await postLeads(site.address, ada, { ...someLead(), name: 'Bea Example' });
  await owner.query({
    text: `update public.leads set status = 'contacted' where email = $1`,
    values: [ada.email],
  });
  await page.goto(desk.address);
  await expect(row(page, 'Bea Example')).toBeVisible();
  await expectCounts(owner, 7);
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page.locator('.funnel tbody tr')).toHaveText([
    /^page viewed5/,
    /^form opened420 %/,
    /^step 2 reached325 %/,
    /^step 3 reached233 %/,
    /^lead sent20 %/,
    /^contacted150 %/,
    /^won0100 %/,
  ]);
  await expect(page.locator('.funnel [data-biggest]')).toHaveCount(0);
  await expect(page.getByText('Exit-intent offers: 1.')).toBeVisible();
  await page.locator('.funnel').getByRole('link', { name: 'contacted: 1' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, ada.name)).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Waits until `count` views and sent leads are counted. */
const expectCounts = (owner: OwnedDatabase, count: number) =>
  expect
    .poll(async () => {
      const [found] = await owner.query<{ steps: number }>({
        text: `select sum(counted)::int as steps from server.step_counts where event in ('viewed', 'sent')`,
      });
      return found?.steps;
    }, often)
    .toBe(count);

/** Posts to the API like the page. */
async function post(address: string, path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${address}/rest/v1/${path}`, {
    method: 'POST',
    headers: { apikey: PUBLIC_LEADS_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, path).toBe(true);
}

/** One step as the page reports it. */
function stepAt(address: string, event: StepEvent, detail = '', trigger_type = ''): Step {
  const { utm_source = null, utm_campaign = null } = sourceAt(address).campaign_data;
  const campaign = { utm_source, utm_medium: null, utm_campaign };
  return { event, detail, trigger_type, path: '/', ...campaign, device: 'mouse' };
}

/** All steps of a visitor who sends a lead. */
const wholeWayAt = (address: string): Step[] => [
  stepAt(address, 'viewed'),
  stepAt(address, 'opened', OPENING.title, OPENING.trigger),
  stepAt(address, 'reached', '2'),
  stepAt(address, 'reached', '3'),
  stepAt(address, 'sent', OPENING.title, OPENING.trigger),
];

const postSteps = (address: string, steps: Step[]) => post(address, 'rpc/count_steps', { steps });

/** Posts leads like the page. */
async function postLeads(address: string, ...senders: FormValues[]): Promise<void> {
  for (const sender of senders)
    await post(address, 'leads', leadFrom(cleanForm(sender), sourceAt(address), randomUUID(), new Date()));
}

/** Posts a lead that is marked as spam. */
async function postSpam(address: string) {
  const spam = leadRow({ name: MEAN, status: 'spam', source_page: 'https://site.example/es/start' });
  await post(address, 'leads', spam);
  return spam;
}
