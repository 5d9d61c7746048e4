import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DEADLINE_HOURS } from '../../../lead/deadline.ts';
import { FIELDS, optionLabel, STEPS } from '../../../lead/form.ts';
import { openOwner } from '../../../server/database/open-owner.ts';
import { editionOf } from '../../../site/content/edition.ts';
import { popupContent } from '../../../site/content/popup.ts';
import { FIRST_LANGUAGE, pathOf } from '../../../site/settings/paths.ts';
import { receiveMails } from '../../support/mail-server.ts';
import { someAnswers } from '../../support/popup.ts';
import { startDesk, startSite } from '../../support/site-server.ts';
import { receiveWebhooks, SECRET } from '../../support/webhook-receiver.ts';
import { AXE, faultsOn } from '../axe.ts';
import { expect, formIsReady, newDatabase } from '../support.ts';
import { heroButton, ownFormOn, storedOf, test } from './support.ts';

const edition = editionOf(FIRST_LANGUAGE);
const { popup: words } = edition.words;
const contents = popupContent(edition).fields;
const MS_PER_HOUR = 3_600_000;

test('stores every answer, with and without JavaScript, and sends and shows it in the email, in the webhook, on the desk, in the export and by a command', async ({
  browser,
}) => {
  const [place, inbox, receiver] = await Promise.all([newDatabase(), receiveMails(), receiveWebhooks()]);
  const database = { DATABASE_URL: place.settings.DATABASE_URL ?? '' };
  const mail = { SMTP_URL: inbox.url, MAIL_FROM: 'leads@site.example', MAIL_TO: 'owner@site.example' };
  const hook = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET };
  const server = await startSite({ ...database, ...mail, ...hook });
  const desk = await startDesk(database);
  const owner = await openOwner(place.settings);
  const deskPage = await browser.newPage();
  await deskPage.goto(desk.address);
  const deskHome = deskPage.url();

  for (const javaScriptEnabled of [true, false]) {
    const answers = someAnswers();
    const visit = await browser.newContext({ javaScriptEnabled, baseURL: server.address });
    const page = await visit.newPage();
    await page.goto('/');
    if (javaScriptEnabled) {
      const popup = ownFormOn(page);
      await heroButton(page).click();
      await popup.opened();
      await popup.complete(answers);
      await popup.send();
    } else {
      await heroButton(page).click();
      const form = ownFormOn(page, page.locator('#lead-form'));
      await form.fill(answers);
      await form.send();
    }
    await expect(page.getByRole('heading', { name: words.titles.sent })).toBeVisible();
    await visit.close();

    const [lead] = await owner.query<{ id: string; deadline: Date; created_at: Date }>({
      text: 'select * from public.leads where email = $1',
      values: [answers.email],
    });
    expect(lead).toMatchObject({ ...storedOf(answers), source_title: 'Hero - Get Started Now Button' });
    const hours = DEADLINE_HOURS[answers.deadline];
    if (hours) expect(Number(lead?.deadline) - Number(lead?.created_at)).toBe(hours * MS_PER_HOUR);

    const shown = FIELDS.filter(({ name }) => name !== 'deadline').map(({ name }) =>
      optionLabel(name, answers[name] ?? ''),
    );
    await inbox.emails.reached(javaScriptEnabled ? 1 : 2);
    const email = inbox.emails.all.at(-1)?.text ?? '';
    for (const answer of shown) expect(email).toContain(answer);
    await receiver.posted.reached(javaScriptEnabled ? 1 : 2);
    expect(receiver.posted.all.at(-1)?.event?.data).toMatchObject(storedOf(answers));

    await deskPage.goto(`${deskHome}?search=${encodeURIComponent(answers.email)}`);
    await deskPage.getByRole('listitem').getByRole('link').click();
    for (const answer of shown)
      await expect(deskPage.getByRole('article')).toContainText(answer, { ignoreCase: true });

    const command = async (...words: string[]) => {
      const env = { ...process.env, ...database };
      return (await promisify(execFile)(process.execPath, ['owner/cli/main.ts', ...words], { env })).stdout;
    };
    const exported = await command('export', '--raw', '--search', answers.email);
    for (const [, answer] of Object.entries(answers).filter(([name]) => name !== 'deadline'))
      expect(exported).toContain(`"${answer}"`);
    const told = await command('show', lead?.id ?? '');
    for (const { name, label } of FIELDS.filter((field) => field.isOwn))
      expect(told).toContain(`${label}: ${optionLabel(name, answers[name] ?? '')}`);
  }
  await deskPage.close();
  await Promise.all([owner.close(), desk.stop(), server.stop(), inbox.stop(), receiver.stop()]);
  await place.remove();
});

test('axe-core finds nothing in either theme, on the page and in each step, with errors and without', async ({
  page,
  popup,
}) => {
  const answers = someAnswers();
  await page.addInitScript({ path: AXE });
  await page.goto('/');
  expect(await faultsOn(page)).toEqual([]);
  await heroButton(page).click();
  await popup.opened();
  await formIsReady(page);
  // The rest of the page does not change, and axe-core would check it each time.
  await page.locator('main, footer').evaluateAll((parts) => parts.map((part) => part.remove()));
  for (const [step, fields] of STEPS.entries()) {
    const required = fields.filter((field) => field.required);
    if (required.length > 0) {
      await popup.goOn(step);
      await expect(popup.errors).toHaveText(required.map(({ name }) => contents[name]?.refused ?? ''));
      expect(await faultsOn(page, 'dialog')).toEqual([]);
    }
    await popup.completeStep(step, answers);
    if (step < STEPS.length - 1) await popup.goOn(step);
  }
  await page.goto(pathOf('form', FIRST_LANGUAGE));
  await formIsReady(page);
  expect(await faultsOn(page)).toEqual([]);
});
