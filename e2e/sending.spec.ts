import type { Route } from '@playwright/test';
import { expect, someLead, test } from './support.ts';

const LEADS = '**/rest/v1/leads';

test.beforeEach(async ({ page, popup }) => {
  await page.goto('/');
  await popup.openFrom('Get Started Now');
});

const failures: [string, (route: Route) => Promise<void>][] = [
  ['the network fails', (route) => route.abort('internetdisconnected')],
  ['the server answers 503', (route) => route.fulfill({ status: 503, json: { code: 'PGRST001' } })],
  ['the server answers 429', (route) => route.fulfill({ status: 429, json: { code: 'rate' } })],
  ['something else answers 409', (route) => route.fulfill({ status: 409, body: '<html>' })],
];

for (const [situation, fail] of failures) {
  test(`keeps every word when ${situation}, and stores one row on the second try`, async ({
    page,
    popup,
    leadsOf,
  }) => {
    const lead = someLead();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(LEADS, fail, { times: 1 });
    await popup.complete(lead);
    await popup.send();

    const toast = popup.dialog.getByRole('alert');
    await expect(toast).toContainText('Error');
    await expect(toast).toContainText('Something went wrong. Please try again.');
    for (const [name, value] of Object.entries(lead)) {
      await expect(popup.field(name as keyof typeof lead)).toHaveValue(value);
    }
    expect(logged.join()).toContain('Lead not sent:');
    expect(logged.join()).not.toContain(lead.email);
    expect(await leadsOf(lead.email)).toEqual([]);

    await popup.send();
    await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
    expect(await leadsOf(lead.email)).toHaveLength(1);
  });
}

test('stores one row when the answer is lost after storing, also over a reload', async ({
  page,
  popup,
  leadsOf,
}) => {
  const lead = someLead();
  await page.route(
    LEADS,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await popup.complete(lead);
  await popup.send();
  await expect(popup.dialog.getByRole('alert')).toContainText('Error');
  expect(await leadsOf(lead.email)).toHaveLength(1);

  await page.reload();
  await popup.openFrom('View Examples');
  await expect(popup.field('description')).toHaveValue(lead.description);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  expect(await leadsOf(lead.email)).toHaveLength(1);
});

test('sends once on a double click', async ({ page, popup, leadsOf }) => {
  const lead = someLead();
  let sent = 0;
  await page.route(LEADS, (route) => {
    sent += 1;
    return route.continue();
  });
  await popup.complete(lead);
  await popup.button('Get My Quote').dblclick();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  expect(sent).toBe(1);
  expect(await leadsOf(lead.email)).toHaveLength(1);
});

test('reads "Submitting..." while it sends, and refuses a second press', async ({ page, popup }) => {
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(LEADS, async (route) => {
    sent += 1;
    await answer.promise;
    await route.continue();
  });
  await popup.complete(someLead());
  await popup.send();
  await popup.button('Submitting...').press('Enter');
  answer.resolve();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  expect(sent).toBe(1);
});

test('keeps the words of a popup closed while sending until they are stored', async ({ page, popup }) => {
  const lead = someLead();
  const answer = Promise.withResolvers<void>();
  await page.route(
    LEADS,
    async (route) => {
      await answer.promise;
      await route.abort();
    },
    { times: 1 },
  );
  await popup.complete(lead);
  await popup.send();
  await expect(popup.button('Submitting...')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup.dialog).toBeHidden();
  answer.resolve();
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await popup.openFrom('Get Started Now');
  await expect(popup.field('description')).toHaveValue(lead.description);
});

test('sends what PostgREST expects, with nothing of the lead in the address', async ({ page, popup }) => {
  const lead = someLead();
  const request = page.waitForRequest(LEADS);
  await popup.complete(lead);
  await popup.send();
  const headers = await (await request).allHeaders();
  expect(headers).toMatchObject({
    apikey: 'marginly-public-key',
    authorization: 'Bearer marginly-public-key',
    prefer: 'return=minimal',
    'content-type': 'application/json',
  });
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  expect(page.url()).not.toContain('ada');
});
