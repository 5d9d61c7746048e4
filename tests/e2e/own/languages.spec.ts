import type { Page } from '@playwright/test';
import { STEP_FIELDS } from '../../../lead/form.ts';
import { HONEYPOT_NAME } from '../../../lead/spam.ts';
import { editionOf } from '../../../site/content/edition.ts';
import { textsOf } from '../../../site/content/language.ts';
import { languageOf } from '../../../site/content/languages.ts';
import type { LanguageCode } from '../../../site/settings/paths.ts';
import { pathOf, prefixOf } from '../../../site/settings/paths.ts';
import { site } from '../../../site/settings/site.ts';
import {
  FORM_PAGE_HTML_BUDGET_BYTES,
  LANGUAGE_FIRST_VIEW_BUDGET_BYTES,
  TWIN_HTML_BUDGET_BYTES,
} from '../../../tools/bench/budgets.ts';
import { receiveMails } from '../../support/mail-server.ts';
import { popupOn, someAnswers } from '../../support/popup.ts';
import { startSite } from '../../support/site-server.ts';
import { watchTransfers } from '../../support/transfers.ts';
import { AXE, axeFaults } from '../axe.ts';
import { expect, expectValidHtml, formIsReady, newDatabase, shiftOf } from '../support.ts';
import { insetsOfProofs, placesInRange } from './letters.ts';
import { ownFormOn, test } from './support.ts';

const [first = 'en', ...others] = site.languages;
/** Where a page in a language is tested. English as the first language is tested on the sample site. */
const looked = site.languages.filter((code) => code !== 'en' || code !== first);
/** The language most unlike the first. All work the same, except for text and direction. */
const turned = others.find((code) => languageOf(code).dir !== languageOf(first).dir) ?? others[0];
const PHONE = { width: 390, height: 844 };
/** Languages beyond the three that the budgets were measured with. */
const more = Math.max(0, site.languages.length - 3);
/** Words in every English text of some length, but in few other languages. */
const ENGLISH = /\b(the|and|your|you|with)\b/i;
/** Attributes read by assistive technology, search engines and link previews. */
const ATTRIBUTES = /\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g;

const OWNER = 'owner@site.example';

/** Text that the form contains for its script. */
const PROPS = /\sdata-props=(["'])(.*?)\1/;

/** Longer than text that languages may share by chance, in characters. */
const LONG = 20;

/** The texts of a page and its attributes, without data for scripts. */
function textsOn(html: string): string[] {
  const body = html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '').replace(PROPS, '');
  const attributes = Array.from(body.matchAll(ATTRIBUTES), ([, text = '']) => text);
  return [...body.split(/<[^>]*>/), ...attributes].map(decoded).filter((text) => text.trim() !== '');
}

/** The texts that the form contains for its script. */
function propsOn(html: string): string[] {
  const [, , props = 'null'] = PROPS.exec(html) ?? [];
  const texts: string[] = [];
  JSON.parse(decoded(props), (_key, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

function decoded(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

for (const code of site.languages.filter((one) => one !== 'en')) {
  const prefix = prefixOf(code);

  test(`has nothing in English left on its pages in ${languageOf(code).name}, and valid HTML`, async ({
    request,
  }) => {
    const english = textsOf(editionOf('en').words);
    const own = textsOf(editionOf(code).words);
    const translated = [...english].filter(([path, text]) => own.get(path) !== text && text.includes(' '));
    const refused = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    for (const [path, options] of [
      [`${prefix}/`],
      [`${prefix}/start`],
      [`${prefix}/start`, refused],
      [`${prefix}/start/sent?reference=ABCDEF12`],
      [`${prefix}/no/such/page`],
      [`${prefix}/llms.txt`],
      [`${prefix}/site.webmanifest`],
    ] as const) {
      const html = await (await request.fetch(path, options)).text();
      if (html.startsWith('<!')) await expectValidHtml(html, path);
      const said = [...textsOn(html), ...propsOn(html)].map((text) => text.trim());
      const left = translated.filter(([, text]) =>
        said.some((one) => one === text || (text.length > LONG && one.includes(text))),
      );
      expect(
        left.map(([name]) => name),
        path,
      ).toEqual([]);
      expect(
        textsOn(html).filter((text) => ENGLISH.test(text)),
        path,
      ).toEqual([]);
    }
  });
}

for (const code of others) {
  const prefix = prefixOf(code);
  const { words, sections } = editionOf(code);

  test(`names its pages in ${languageOf(code).name} and their twins to search engines, both ways`, async ({
    request,
  }) => {
    for (const page of ['home', 'form'] as const) {
      for (const one of [first, code]) {
        const html = await (await request.get(pathOf(page, one))).text();
        const { dir } = languageOf(one);
        expect(html).toContain(`<html lang="${one}"${dir === 'rtl' ? ' dir="rtl"' : ''}>`);
        expect(html).toContain(`<link rel="canonical" href="${site.url}${pathOf(page, one)}">`);
        for (const [language, path] of [
          ...site.languages.map((all) => [all, pathOf(page, all)]),
          ['x-default', pathOf(page, first)],
        ])
          expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${site.url}${path}">`);
      }
      expect(await (await request.get('/sitemap.xml')).text()).toContain(
        `<loc>${site.url}${pathOf(page, code)}</loc>`,
      );
    }
    const html = await (await request.get(pathOf('home', code))).text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph: { mainEntity?: { name: string }[] }[] = JSON.parse(json)['@graph'];
    expect((graph.at(-1)?.mainEntity ?? []).map(({ name }) => name)).toEqual(
      sections.includes('faq') ? words.faq.items.map(({ question }) => question) : [],
    );
  });

  test(`has a form's page in ${languageOf(code).name} within its budget, and moves nothing there`, async ({
    page,
  }) => {
    // As in Lighthouse.
    await page.setViewportSize({ width: 412, height: 823 });
    const transfers = watchTransfers(page);
    await page.goto(`${prefix}/start`, { waitUntil: 'networkidle' });
    // The form works without its script.
    const before = (await transfers()).filter(({ url }) => !url.includes('/hydrate.'));
    const html = before.find(({ kind }) => kind === 'document');
    expect(html?.total).toBeLessThanOrEqual(FORM_PAGE_HTML_BUDGET_BYTES + more * TWIN_HTML_BUDGET_BYTES);
    expect(before.reduce((sum, { total }) => sum + total, 0)).toBeLessThanOrEqual(
      LANGUAGE_FIRST_VIEW_BUDGET_BYTES,
    );
    await formIsReady(page);
    // CLS to two decimals, because a late font may move a word.
    expect(await shiftOf(page)).toBeLessThan(0.005);
  });
}

for (const code of looked)
  test(`sets ${languageOf(code).name} in its own fonts, within its budget, and moves nothing`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale: code, viewport: PHONE, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const transfers = watchTransfers(page);
    await page.goto(pathOf('home', code), { waitUntil: 'networkidle' });
    const bytes = (await transfers()).reduce((sum, { total }) => sum + total, 0);
    expect(bytes).toBeLessThanOrEqual(LANGUAGE_FIRST_VIEW_BUDGET_BYTES);
    // CLS to two decimals.
    expect(await shiftOf(page)).toBeLessThan(0.005);
    await test.step('no separator is left between the lines of the proofs', async () => {
      for (const inset of await insetsOfProofs(page)) expect(Math.abs(inset)).toBeLessThan(1);
    });
    if (code === 'ar' && editionOf(code).sections.includes('order-process'))
      await test.step('a range starts at the right', async () => {
        const [from, to] = await placesInRange(page);
        expect(from).toBeGreaterThan(Number(to));
      });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await context.close();
  });

if (turned)
  test(`axe-core finds nothing on the pages in ${languageOf(turned).name}`, async ({ page }) => {
    const { hero } = editionOf(turned).words;
    await page.setViewportSize(PHONE);
    await page.addInitScript({ path: AXE });
    await page.goto(pathOf('form', turned));
    await formIsReady(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.goto(pathOf('home', turned));
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: hero.start, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await ownFormOn(page, dialog, turned).goOn(0);
    await expect(dialog.locator('.field-error').first()).toBeVisible();
    expect(await axeFaults(page, 'dialog')).toEqual([]);
  });

if (others.length > 0)
  test('offers each language once to visitors who prefer it', async ({ browser, baseURL }) => {
    for (const code of others) {
      const context = await browser.newContext({ locale: code, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto('/');
      await expect(offerOn(page)).toHaveText(new RegExp(`^${editionOf(code).words.page.offer.text}`));
      if (code === turned) await test.step('a choice is final', () => choose(page, code));
      await context.close();
    }
  });

const offerOn = (page: Page) => page.locator('body > aside[lang]');

/** Accepts the offer and goes back, and later chooses in the menu. Nothing is offered after either. */
async function choose(page: Page, code: LanguageCode): Promise<void> {
  const { offer, header } = editionOf(code).words.page;
  const home = `**${prefixOf(code)}/`;
  await offerOn(page).getByRole('link', { name: offer.open }).click();
  await page.waitForURL(home);
  const asked = page.waitForResponse(/offer-language/);
  await page
    .getByRole('navigation', { name: header.main })
    .getByRole('link', { name: languageOf(first).name })
    .click();
  await page.waitForURL(/[^/]\/$/);
  await asked;
  await expect(offerOn(page)).toHaveCount(0);

  // A link in the menu is a choice too.
  await page.evaluate(() => localStorage.clear());
  await page
    .getByRole('banner')
    .getByRole('link', { name: languageOf(code).name })
    .click();
  await page.waitForURL(home);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  await expect(offerOn(page)).toHaveCount(0);
}

if (others.length > 0)
  test('stores a lead without JavaScript, names its language to the owner, and confirms it in that language', async ({
    request,
  }) => {
    const inbox = await receiveMails();
    const place = await newDatabase();
    const server = await startSite({
      DATABASE_URL: place.settings.DATABASE_URL ?? '',
      SMTP_URL: inbox.url,
      MAIL_FROM: 'leads@site.example',
      MAIL_TO: OWNER,
      CONFIRMATION_MAIL: 'yes',
    });
    for (const [index, code] of others.entries()) {
      const { popup, confirmation } = editionOf(code).words;
      const path = pathOf('form', code);
      const lead = someAnswers();
      const form = { ...lead, [HONEYPOT_NAME]: '' };
      const receipt = await request.post(server.address + path, { form });
      expect(receipt.url()).toContain(`${path}/sent?`);
      expect(decoded(await receipt.text())).toContain(popup.titles.sent);

      await inbox.emails.reached(2 * (index + 1));
      const mailTo = (recipient: string) =>
        inbox.emails.all.findLast(({ recipients }) => recipients.includes(recipient));
      expect(mailTo(lead.email)?.subject).toBe(confirmation.subject);
      expect(mailTo(lead.email)?.text?.trim()).toBe(confirmation.text.trim());
      const english = new Intl.DisplayNames('en', { type: 'language' }).of(code);
      expect(mailTo(OWNER)?.text).toMatch(new RegExp(`^Language +${english}$`, 'm'));
    }
    await Promise.all([server.stop(), inbox.stop()]);
    await place.remove();
  });

if (others.length > 0)
  test('remembers the click on an advert and the first page, through another language and a reload', async ({
    page,
    leadsOf,
    baseURL,
  }) => {
    const [code = first] = others;
    const { hero, popup: words } = editionOf(code).words;
    const popup = popupOn(page, page.getByRole('dialog'), words, STEP_FIELDS);
    const lead = someAnswers();
    await page.goto('/?gclid=Cj0K-x_1&utm_campaign=autumn', { referer: 'https://www.google.com/' });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: languageOf(code).name })
      .click();
    await page.waitForURL(pathOf('home', code));
    await page.reload();
    await popup.openFrom(hero.start);
    await popup.complete(lead);
    await popup.send();
    await expect(popup.dialog.getByRole('heading')).toHaveText(words.titles.sent);
    expect(await leadsOf(lead.email)).toMatchObject([
      {
        campaign_data: {},
        attribution: {
          gclid: 'Cj0K-x_1',
          first_page: `${baseURL}/?gclid=Cj0K-x_1&utm_campaign=autumn`,
          first_referrer: 'https://www.google.com/',
          first_campaign: 'Google Ads, autumn',
        },
      },
    ]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const code of others)
    test(`a click id reaches the lead in ${languageOf(code).name}, also after a reload`, async ({
      page,
      leadsOf,
    }) => {
      const { hero, popup: words } = editionOf(code).words;
      const lead = someAnswers();
      const form = popupOn(page, page.locator('#lead-form'), words, STEP_FIELDS);
      await page.goto(`${pathOf('home', code)}?gclid=Cj0K-x_1`);
      await page.getByRole('button', { name: hero.start }).click();
      await page.reload();
      await form.fill(lead);
      await form.send();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.titles.sent);
      expect(await leadsOf(lead.email)).toMatchObject([
        { attribution: { gclid: 'Cj0K-x_1', first_campaign: 'Google Ads' } },
      ]);
    });
});

test('the brand is as bold in every language', async ({ page }) => {
  const widthOn = async (path: string) => {
    await page.goto(path);
    return page.locator('header .wordmark').evaluate(async (brand) => {
      const [family = ''] = getComputedStyle(brand).fontFamily.split(', ');
      const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
      const rule = rules.find(
        (one) => one instanceof CSSFontFaceRule && one.style.getPropertyValue('font-family') === family,
      ) as CSSFontFaceRule;
      // The page itself leaves out a font that comes late.
      const face = new FontFace('Brand', rule.style.getPropertyValue('src'), { weight: '400 700' });
      document.fonts.add(await face.load());
      const ink = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      ink.font = '700 100px Brand';
      return ink.measureText(brand.textContent).width;
    });
  };
  const width = await widthOn(pathOf('home', first));
  for (const other of others)
    expect(Math.abs((await widthOn(pathOf('home', other))) - width)).toBeLessThan(width / 200);
});
