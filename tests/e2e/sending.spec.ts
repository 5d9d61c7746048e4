import type { Page, Route } from '@playwright/test';
import { type FormValues, type Popup, someLead } from '../support/popup.ts';
import { Wire } from '../support/wire.ts';
import { answerEachTry, expect, expectNotStored, LEADS, referenceOf, test, words } from './support.ts';

const KEY = 'marginly-public-key';

async function openForm(page: Page, popup: Popup): Promise<void> {
  await page.goto('/');
  await popup.openFrom('Get Started Now');
}

type Answer = (route: Route) => Promise<void>;

/** One of each kind. `send-lead.test.ts` tests all answers that store nothing. */
const failures: [string, Answer][] = [
  ['the network fails', (route) => route.abort('internetdisconnected')],
  ['the server has had too many leads', (route) => route.fulfill({ status: 429, json: { code: null } })],
];

test('keeps all input after a failed attempt, offers other ways to write, and stores one row on the next try', async ({
  page,
  popup,
  leadsOf,
}) => {
  await openForm(page, popup);
  const lead = someLead();
  const logged: string[] = [];
  const failure = popup.dialog.locator('.popup-ways');
  page.on('console', (message) => logged.push(message.text()));
  await popup.complete(lead);
  for (const [situation, fail] of failures) {
    await test.step(situation, async () => {
      const isLogged = page.waitForEvent('console', (message) => message.text().startsWith('Lead not sent:'));
      await answerEachTry(page, fail);
      await popup.send();
      await expectNotStored(page);
      await isLogged;
      await page.unroute(LEADS);
      await expectEveryWord(popup, lead);
      expect(await leadsOf(lead.email)).toEqual([]);
    });
  }
  expect(logged.join()).not.toContain(lead.email);

  await test.step('the message is also above the button, with other ways to write', async () => {
    await expect(failure).toContainText(words.popup.failure);
    await expect(failure.getByRole('link')).toHaveCount(2);
    for (const link of await failure.getByRole('link').all())
      await expect(link).toHaveAttribute('href', /^(mailto:|https:\/\/wa\.me\/)/);
  });

  await test.step('it disappears on the next try, which reads "Submitting..." and ignores a second press', async () => {
    const answer = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(LEADS, async (route) => {
      sent += 1;
      await answer.promise;
      await route.continue();
    });
    const request = page.waitForRequest(LEADS);
    await popup.send();
    await popup.button('Submitting...').press('Enter');
    await expect(popup.toast).toHaveCount(0);
    await expect(failure).toHaveCount(0);
    expect(await (await request).allHeaders()).toMatchObject({
      apikey: KEY,
      authorization: `Bearer ${KEY}`,
      prefer: 'return=minimal',
      'content-type': 'application/json',
    });
    answer.resolve();
    await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
    expect(sent).toBe(1);
    expect(page.url()).not.toContain('ada');
    expect(await leadsOf(lead.email)).toHaveLength(1);
  });
});

/** The lead is stored, but the answer is lost. */
const loseAnswer: Answer = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

test('retries automatically if the server is down', async ({ page, popup, leadsOf, baseURL }) => {
  const network = new Wire(new URL(baseURL ?? ''));
  const lead = someLead();
  await page.goto(`http://127.0.0.1:${await network.restore()}`);
  await popup.openFrom('Get Started Now');
  await popup.complete(lead);
  await network.cut();
  const failed = page.waitForEvent('requestfailed');
  await popup.send();
  await failed;
  await network.restore();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  await expect(popup.dialog.locator('.popup-ways')).toHaveCount(0);
  expect(await leadsOf(lead.email)).toHaveLength(1);
  await network.cut();
});

test('stores one row if every answer is lost after storing, and a correction as a separate lead', async ({
  page,
  popup,
  leadsOf,
}) => {
  const lead = someLead();
  await openForm(page, popup);
  await answerEachTry(page, loseAnswer);
  await popup.complete(lead);
  await popup.send();
  await expectNotStored(page);
  expect(await leadsOf(lead.email)).toHaveLength(1);

  await test.step('the same values after a reload, with a double click', async () => {
    await page.reload();
    await popup.openFrom('View Examples');
    await expect(popup.field('description')).toHaveValue(lead.description);
    let sent = 0;
    await page.route(LEADS, (route) => {
      sent += 1;
      return route.continue();
    });
    await popup.button('Get My Quote').dblclick();
    await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
    expect(sent).toBe(1);
    expect(await leadsOf(lead.email)).toHaveLength(1);
    await page.unroute(LEADS);
    await popup.button('Stay Here').click();
  });

  await test.step('corrected values, with their own reference', async () => {
    const [wrong, corrected] = [someLead(), someLead()];
    await popup.openFrom('Get Started Now');
    await answerEachTry(page, loseAnswer);
    await popup.complete(wrong);
    await popup.send();
    await expectNotStored(page);
    await popup.button('Previous').click();
    await popup.button('Previous').click();
    await popup.fill({ email: corrected.email });
    await popup.next();
    await popup.next();
    await popup.send();
    await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
    const stored = await leadsOf(corrected.email);
    expect(stored).toHaveLength(1);
    await expect(popup.dialog.getByRole('definition')).toHaveText(referenceOf(stored));
    expect(await leadsOf(wrong.email)).toHaveLength(1);
  });
});

test('keeps the input of a popup closed while sending until it is stored, and nothing afterwards', async ({
  page,
  popup,
  leadsOf,
}) => {
  await openForm(page, popup);
  const lead = someLead();
  const fail = await holdAnswer(page, (route) => route.abort());
  await popup.complete(lead);
  await popup.send();
  await expect(popup.button('Submitting...')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup.dialog).toBeHidden();
  fail();
  await expectNotStored(page);
  await popup.openFrom('Get Started Now');
  await expectEveryWord(popup, lead);

  const store = await holdAnswer(page, (route) => route.continue());
  await popup.send();
  await page.keyboard.press('Escape');
  await expect(popup.dialog).toBeHidden();
  store();
  await expect(page.locator('.toast:visible')).toHaveText(
    /Success!.*Your request has been submitted\.(?! Redirecting)/,
  );
  expect(await leadsOf(lead.email)).toHaveLength(1);
  await popup.openFrom('Get Started Now');
  await expect(popup.field('name')).toBeFocused();
  expect(await popup.typed()).toEqual({});
});

/** Holds every attempt to send the next lead until the returned function is called. */
async function holdAnswer(page: Page, answer: Answer): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await answerEachTry(page, (route) => held.promise.then(() => answer(route)));
  return held.resolve;
}

async function expectEveryWord(popup: Popup, lead: FormValues): Promise<void> {
  await expect.poll(() => popup.typed()).toEqual(lead);
}
