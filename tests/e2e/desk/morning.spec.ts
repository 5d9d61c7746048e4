import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { parse } from 'valibot';
import { leadForm } from '../../../lead/form.ts';
import { leadFrom } from '../../../lead/lead.ts';
import { leadSourceFrom, type Opening } from '../../../lead/source.ts';
import type { Step, StepEvent } from '../../../lead/step.ts';
import { readEnvironment } from '../../../server/environment.ts';
import { leadRow } from '../../support/lead-row.ts';
import { type FormValues, popupOn, someLead } from '../../support/popup.ts';
import { expect, isPainted, often, seemPerson, typedColumnsOf } from '../support.ts';
import { baseOf, deskTest, KINDS } from './support.ts';

/** The public key that the page is built with, where no setting names another. */
const { PUBLIC_LEADS_KEY } = readEnvironment({});
/** Full of what a page, a spreadsheet and a terminal could take for more than words. */
const MEAN = `=1+1<img src=x onerror="document.title='owned'">\u001b[31m`;

/** Where its visitors come from. */
const ADDRESS = '/?utm_source=letter&utm_campaign=may';
const OPENING: Opening = { trigger: 'button_click', title: 'Hero - View Examples Button' };
const sourceAt = (address: string) => leadSourceFrom(`${address}${ADDRESS}`, '', OPENING);

for (const kind of KINDS)
  deskTest.describe(kind, () => {
    deskTest.use({ kind });
    deskTest(
      'a morning at the desk, while the server runs',
      async ({ browser, page, site, receiver, desk, owner, complaints }) => {
        // The night: three visitors drop off, each a step further, and two send. A robot's lead is spam, as one of a person may be.
        const ada = someLead();
        const bea = { ...someLead(), name: 'Bea Example', urgency: 'low' };
        const spam = leadRow({
          name: MEAN,
          email: 'dora@example.org',
          status: 'spam',
          source_page: 'https://site.example/es/start',
        });
        await post(site.address, 'leads', spam);
        await dropOff(site.address);
        // All other tests of the page send their leads to PostgreSQL: here it is enough to send what it sends.
        if (kind === 'PostgreSQL') await sendAsThePage(site.address, ada, bea);
        else await sendByThePage(browser, site.address, ada, bea);
        await expect
          .poll(async () => {
            const [found] = await owner.query<{ steps: number }>({
              text: `select sum(counted)::int as steps from server.step_counts where event in ('viewed', 'sent')`,
            });
            return found?.steps;
          }, often)
          .toBe(7);

        const [stored] = await owner.query({
          text: 'select * from leads where email = $1',
          values: [ada.email],
        });
        expect(stored).toMatchObject({
          ...typedColumnsOf(ada),
          source_page: `${site.address}${ADDRESS}`,
          source_title: 'Hero - View Examples Button',
          trigger_type: 'button_click',
          campaign_data: { utm_source: 'letter', utm_campaign: 'may' },
          lead_quality_score: 100,
          status: 'new',
        });

        // The urgent one is answered first.
        await page.goto(desk.address);
        expect(page.url()).not.toContain('token');
        const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
        await expect(page.getByRole('listitem')).toHaveCount(2);
        await page.getByLabel('Urgency').selectOption('urgent');
        await expect(page.getByRole('listitem')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await row(ada.name).getByRole('link').click();
        await expect(page.getByRole('link', { name: 'Mail', exact: true })).toHaveAttribute(
          'href',
          /^mailto:ada\..*body=Hello%20Ada%2C%20thank%20you/,
        );
        await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
          'href',
          /wa\.me\/442079460958/,
        );
        await page.keyboard.press('e');
        await expect(page.getByRole('status')).toContainText('new → contacted');
        await page.keyboard.press('u');
        await expect(page.getByRole('button', { name: 'new', exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await page.keyboard.press('e');
        await expect(page.getByRole('button', { name: 'contacted' })).toHaveAttribute('aria-pressed', 'true');
        await page.keyboard.press('n');
        await page.keyboard.type('Called back, sends the files at noon');
        await page.keyboard.press('Control+Enter');
        await expect(page.locator('.notes li')).toContainText('Called back');

        // Who is no robot is delivered like anybody; what is written into a lead stays words.
        await page.goto(`${baseOf(page.url())}?status=spam`);
        await page.getByRole('listitem').getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(MEAN);
        await expect(page.getByText('Spanish', { exact: true })).toBeVisible();
        await page.getByRole('button', { name: 'Not spam: deliver it' }).click();
        await expect(page.getByRole('status')).toContainText('delivered now: webhook');
        // Those of the night went out as they came.
        await receiver.posted.reached(2);
        await owner.query({
          text: `update server.deliveries set state = 'failed', sent_at = null, last_error = 'HTTP 503' where lead_id <> $1`,
          values: [spam.id],
        });
        await page.getByRole('link', { name: 'Deliveries' }).click();
        await expect(page.getByRole('row').filter({ hasText: 'HTTP 503' })).toHaveCount(2);
        await page.getByRole('button', { name: 'Send all that failed anew' }).click();
        await receiver.posted.reached(5);

        // A search that begins while somebody still types leaves them in its field.
        await page.getByRole('link', { name: 'Inbox' }).click();
        await page.keyboard.press('/');
        await page.keyboard.type('dora');
        await expect(page).toHaveURL(/search=dora$/);
        await page.keyboard.type('@');
        await expect(page).toHaveURL(/search=dora%40$/);
        await expect(page.getByRole('listitem')).toHaveCount(1);
        await page.keyboard.press('Enter');
        await page.keyboard.press('j');
        await expect(page.getByRole('listitem').getByRole('link')).toBeFocused();
        await page.keyboard.press('Escape');

        // What is typed for a note while its lead is on its way marks no lead.
        await page.reload();
        await expect(page.getByRole('listitem')).toHaveCount(1);
        const lead = Promise.withResolvers<void>();
        const onItsWay = /\/leads\/[\w-]{36}$/;
        await page.route(onItsWay, (route) => lead.promise.then(() => route.continue()));
        await page.keyboard.press('j');
        await page.keyboard.press('n');
        await page.keyboard.press('e');
        lead.resolve();
        await expect(page.getByLabel('Note')).toBeFocused();
        await expect(page.getByRole('button', { name: 'new', exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await page.unroute(onItsWay);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        const download = page.waitForEvent('download');
        await page.getByRole('link', { name: 'Export these' }).click();
        const exported = await readFile(await (await download).path(), 'utf8');
        expect(exported.trim().split('\r\n')).toHaveLength(2);
        expect(exported).toContain(`"'=1+1<img`);

        await page.getByRole('link', { name: 'Numbers' }).click();
        const told = page.locator('.funnel tbody tr');
        await expect(told).toHaveText([
          /^page viewed5/,
          /^form opened420 %/,
          /^step 2 reached325 %/,
          /^step 3 reached233 %/,
          /^lead sent30 %/,
          /^contacted167 %/,
          /^won0100 %/,
        ]);
        await expect(page.locator('.funnel [data-biggest]')).toHaveCount(0);
        await expect(page.getByText('1 offer made')).toBeVisible();
        await page.locator('.funnel').getByRole('link', { name: '1 times contacted' }).click();
        await expect(row(ada.name)).toBeVisible();
        await page.locator('.note').getByRole('link', { name: '1 lead' }).click();
        await expect(page.getByRole('listitem')).toHaveCount(1);
        await expect(row(ada.name)).toBeVisible();

        expect(complaints).toEqual([]);

        if (kind === 'PostgreSQL') return;
        // At noon two come for whom no script of the page runs: one has them off, for one they break off.
        const [off, broken] = await Promise.all([
          sendByHtml(browser, { javaScriptEnabled: false }, site.address),
          sendByHtml(browser, {}, site.address),
        ]);
        for (const lead of [off, broken]) {
          const found = await owner.query({
            text: 'select * from leads where email = $1',
            values: [lead.email],
          });
          expect(found).toMatchObject([
            {
              ...typedColumnsOf(lead),
              source_title: stored?.source_title,
              campaign_data: stored?.campaign_data,
            },
          ]);
        }
      },
    );
  });

/** Sends to our API as the page does. */
async function post(address: string, path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${address}/rest/v1/${path}`, {
    method: 'POST',
    headers: { apikey: PUBLIC_LEADS_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, path).toBe(true);
}

/** What the page counts of one step of a visitor. */
function stepAt(address: string, event: StepEvent, detail = '', trigger_type = ''): Step {
  const { utm_source = null, utm_campaign = null } = sourceAt(address).campaign_data;
  const campaign = { utm_source, utm_medium: null, utm_campaign };
  return { event, detail, trigger_type, path: '/', ...campaign, device: 'mouse' };
}

/** What the page counts of a visitor who goes all the way. */
const wholeWayAt = (address: string): Step[] => [
  stepAt(address, 'viewed'),
  stepAt(address, 'opened', OPENING.title, OPENING.trigger),
  stepAt(address, 'reached', '2'),
  stepAt(address, 'reached', '3'),
  stepAt(address, 'sent', OPENING.title, OPENING.trigger),
];

/** Three who send nothing, each a step further than the one before. */
async function dropOff(address: string): Promise<void> {
  for (const far of [1, 2, 3])
    await post(address, 'rpc/count_steps', { steps: wholeWayAt(address).slice(0, far) });
}

/** Two who send, in a browser each: one after the offer to who leaves. */
async function sendByThePage(browser: Browser, address: string, ada: FormValues, bea: FormValues) {
  await Promise.all([
    visit(browser, address, async (visitor) => {
      await popupOn(visitor).openFrom('View Examples');
      await send(visitor, ada);
    }),
    visit(browser, address, async (visitor) => {
      await isPainted(visitor);
      await visitor.mouse.move(400, 300);
      await visitor.evaluate(() =>
        document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 400, clientY: -1 })),
      );
      await send(visitor, bea);
    }),
  ]);
}

/** What the page sends for two who send, one of whom got the offer. */
async function sendAsThePage(address: string, ...senders: FormValues[]): Promise<void> {
  await post(address, 'rpc/count_steps', { steps: [stepAt(address, 'offered')] });
  for (const sender of senders) {
    await post(address, 'rpc/count_steps', { steps: wholeWayAt(address) });
    await post(
      address,
      'leads',
      leadFrom(parse(leadForm, sender), sourceAt(address), randomUUID(), new Date()),
    );
  }
}

/** A visit of a person with a browser of their own, who leaves once the view was counted. */
async function visit(
  browser: Browser,
  address: string,
  goOn: (page: Page) => Promise<unknown>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await seemPerson(page);
  const viewed = page.waitForRequest((request) => request.postData()?.includes('"viewed"') === true);
  await page.goto(`${address}${ADDRESS}`);
  await goOn(page);
  await viewed;
  await page.goto('about:blank');
  await context.close();
}

async function send(page: Page, lead: FormValues): Promise<void> {
  const popup = popupOn(page);
  await expect(popup.dialog).toBeVisible();
  await popup.complete(lead);
  await popup.takeTime();
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  await popup.button('Stay Here').click();
}

/** Sends a lead by the form's own page, mended once, where no script comes. */
async function sendByHtml(browser: Browser, options: BrowserContextOptions, address: string) {
  const lead = someLead();
  const page = await browser.newPage(options);
  const form = popupOn(page, page.locator('#lead-form'));
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(`${address}${ADDRESS}`);
  await page.getByRole('button', { name: 'View Examples' }).click();
  await form.fill({ ...lead, name: 'A ' });
  await form.send();
  await expect(page.locator('.error-summary')).toBeVisible();
  await form.fill({ name: lead.name });
  await form.send();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Submitted!');
  await page.close();
  return lead;
}
