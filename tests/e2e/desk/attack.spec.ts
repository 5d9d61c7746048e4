import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { storeMany } from '../../../owner/cli/test/store-many.ts';
import type { Query } from '../../../server/database/query.ts';
import { AXE, faultsOn, SHAPES } from '../axe.ts';
import { expect } from '../support.ts';
import { baseOf, deskTest } from './support.ts';

/** Enough for each table to have rows. */
const LEADS = 40;
/** Input that could break a page, a terminal or a narrow column. */
const MEAN = '"><img src=x onerror=alert(1)><script>alert(2)</script>\u001b[31m';
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(2);

deskTest(
  'the desk refuses another port, another browser and another token',
  async ({ browser, page, desk, owner }) => {
    await storeMany(owner.query, 3);
    await page.goto(desk.address);
    await expect(page.getByRole('listitem')).toHaveCount(2);
    const base = baseOf(page.url());

    const stranger = await browser.newPage();
    for (const address of [base, desk.address, `${base}?token=${'x'.repeat(43)}`, `${base}api/leads`]) {
      const answer = await stranger.goto(address);
      expect([answer?.status(), await answer?.text()]).toEqual([401, expect.not.stringContaining('Lead ')]);
    }
    await stranger.close();

    // In the owner's browser, from a page that even knows the desk's path.
    const cookies: (string | undefined)[] = [];
    const other = createServer(({ headers }, response) => {
      cookies.push(headers.cookie);
      response.setHeader('content-type', 'text/html').end('<title>Other</title><a href="">The desk</a>');
    });
    await once(other.listen(0, '127.0.0.1'), 'listening');
    try {
      const { port } = other.address() as AddressInfo;
      const answers: number[] = [];
      page.on('response', (answer) => answer.url().startsWith(base) && answers.push(answer.status()));
      await page.goto(`http://127.0.0.1:${port}/`);
      expect(await page.evaluate(tryAll, base)).toEqual({
        'fetch with cookies': 'refused',
        'fetch unread': 'refused',
        'post unread': 'refused',
        image: 'refused',
        script: 'refused',
        style: 'refused',
        'web socket': 'refused',
        frame: 'closed to this page',
        form: 'closed to this page',
      });
      await page.evaluate((href) => document.querySelector('a')?.setAttribute('href', href), base);
      await page.getByRole('link').click();
      await expect(page.getByText('Requests from other sites are refused.')).toBeVisible();
      expect(new Set(answers)).toEqual(new Set([403]));
      expect(new Set(cookies)).toEqual(new Set([undefined]));
      expect(await owner.query({ text: 'select id from public.leads' })).toHaveLength(3);
    } finally {
      other.close();
    }
  },
);

/** Attacks that a page can try on the desk at `base`, with their results. */
async function tryAll(base: string): Promise<Record<string, string>> {
  const asked = (path: string, options: RequestInit) =>
    fetch(base + path, { credentials: 'include', ...options }).then(
      ({ type, status }) => `answered: ${type} ${status}`,
      () => 'refused',
    );
  const loaded = (tag: string, attributes: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const element = Object.assign(document.createElement(tag), attributes);
      element.onload = () => resolve('loaded');
      element.onerror = () => resolve('refused');
      document.body.append(element);
    });
  const framed = (change: (frame: HTMLIFrameElement) => void) =>
    new Promise<string>((resolve) => {
      const frame = document.createElement('iframe');
      frame.name = `frame ${Math.random()}`;
      document.body.append(frame);
      frame.onload = () => resolve(frame.contentDocument ? 'open' : 'closed to this page');
      change(frame);
    });
  const socket = new WebSocket(`${base.replace('http', 'ws')}api/leads`);
  return {
    'fetch with cookies': await asked('api/leads', {}),
    'fetch unread': await asked('api/leads', { mode: 'no-cors' }),
    'post unread': await asked('api/person/erase', {
      mode: 'no-cors',
      method: 'POST',
      body: '{"email":"lead1@many.example"}',
    }),
    image: await loaded('img', { src: base }),
    script: await loaded('script', { src: `${base}api/leads` }),
    style: await loaded('link', { rel: 'stylesheet', href: `${base}api/leads` }),
    'web socket': await new Promise<string>((resolve) => {
      socket.onopen = () => resolve('open');
      socket.onerror = () => resolve('refused');
      if (socket.readyState === WebSocket.CLOSED) resolve('refused');
    }),
    frame: await framed((frame) => {
      frame.src = base;
    }),
    form: await framed((frame) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: `${base}api/person/erase`, target: frame.name });
      form.innerHTML = '<input name="email" value="lead1@many.example">';
      document.body.append(form);
      form.submit();
    }),
  };
}

deskTest(
  'markup in a lead stays text on every screen, and axe finds no faults at any width or theme',
  async ({ page, desk, owner, complaints }) => {
    await storeMany(owner.query, LEADS);
    const id = await storeMean(owner.query);
    await page.addInitScript({ path: AXE });
    await page.goto(desk.address);
    const base = baseOf(page.url());

    const mean = page.getByRole('link').filter({ hasText: MEAN }).first();
    await expect(mean).toBeVisible();
    await page.keyboard.press('?');
    await expectWell(page, 'the keys', 'dialog[open]');
    await page.keyboard.press('Escape');
    await expectWell(page, 'the inbox');
    await mean.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MEAN);
    await expect(page.locator('.brief')).toContainText(MEAN);
    await expect(page.locator('.notes li')).toContainText(MEAN);
    await expectWell(page, 'a lead');
    await page.getByRole('button', { name: 'Erase this person’s leads' }).click();
    await expect(page.getByRole('heading', { name: 'Erase 1 lead?' })).toBeVisible();
    await expectWell(page, 'the erase dialog', 'dialog[open]');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();

    await page.goto(`${base}?view=numbers`);
    await expect(page.locator('.chart span')).toHaveCount(28);
    await page.locator('summary').first().click();
    await expect(page.getByRole('rowheader').filter({ hasText: MEAN })).toHaveCount(2);
    await expectWell(page, 'the numbers');
    await page.goto(`${base}?view=deliveries`);
    await expect(page.getByRole('row').filter({ hasText: MEAN })).toContainText(LONG);
    await expectWell(page, 'the deliveries');
    await page.goto(
      `${base}?search=${encodeURIComponent(MEAN)}&button=${encodeURIComponent(LONG)}&day=2026-01-01`,
    );
    await expect(page.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
    await expectWell(page, 'an empty inbox');

    // Injected text cannot become markup either.
    await expect(
      page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
    ).rejects.toThrow(/TrustedHTML/);
    expect(complaints.filter((words) => !words.includes('TrustedHTML'))).toEqual([]);
    expect(
      await owner.query({ text: 'select id from public.leads where id = $1', values: [id] }),
    ).toHaveLength(1);
  },
);

/** Fills the newest lead with hostile text and returns its id. */
async function storeMean(query: Query): Promise<string> {
  const [lead] = await query<{ id: string }>({
    text: `update public.leads set name = $1, subject = $1, requirements = $1 || $2, source_title = $1, source_page = $1,
        source_referrer = $2, campaign_data = jsonb_build_object('utm_source', $1::text, 'utm_campaign', $2::text)
      where email = 'lead1@many.example' returning id`,
    values: [MEAN, LONG],
  });
  const id = lead?.id ?? '';
  await query({ text: 'insert into server.lead_notes (lead_id, words) values ($1, $2)', values: [id, MEAN] });
  await query({
    text: `insert into server.deliveries (lead_id, channel, state, attempts, last_error) values ($1, 'webhook', 'failed', 9, $2)`,
    values: [id, LONG],
  });
  await query({
    text: `insert into server.step_counts select current_date, 'opened', $1, '', '/', $1, '', $2, 'mouse', 9`,
    values: [MEAN, LONG],
  });
  return id;
}

/** Elements that overflow sideways. */
function widerThanTheirPlace(): string[] {
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const isCut = element !== document.documentElement && getComputedStyle(element).overflowX !== 'auto';
      return !isCut && element.scrollWidth > element.clientWidth;
    })
    .map(({ tagName, className }) => `${tagName}.${className}`);
}

/** Expects no axe findings within `part`, and nothing wider than its container. */
async function expectWell(page: Page, screen: string, part = 'html'): Promise<void> {
  expect(await faultsOn(page, part), screen).toEqual([]);
  for (const width of SHAPES) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(widerThanTheirPlace), `${screen} at ${width}`).toEqual([]);
  }
}
