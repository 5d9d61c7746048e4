import { readFile } from 'node:fs/promises';
import {
  FORM_PAGE_HTML_BUDGET_BYTES,
  LANGUAGE_FIRST_VIEW_BUDGET_BYTES,
  TWIN_HTML_BUDGET_BYTES,
} from '../../bench/budgets.ts';
import { contentOf } from '../../site/content/contents.ts';
import { editionOf } from '../../site/content/edition.ts';
import { textsOf } from '../../site/content/translation.ts';
import { fontOf, scriptOf } from '../../site/fonts.ts';
import { LANGUAGES } from '../../site/languages.ts';
import { pathOf, prefixOf } from '../../site/paths.ts';
import { site } from '../../site/site.config.ts';
import { receiveMails } from '../../testing/mail-server.ts';
import { someLead } from '../../testing/popup.ts';
import { startSite } from '../../testing/site-server.ts';
import { watchTransfers } from '../../testing/transfers.ts';
import { AXE, axeFaults } from '../axe.ts';
import { fromOtherFonts } from '../other-fonts.ts';
import { expect, formIsReady, newDatabase } from '../support.ts';
import { expectValidHtml } from '../valid-html.ts';
import { test } from './support.ts';

const [first = 'en', ...others] = site.languages;
/** Languages beyond the three that the budgets were measured with. */
const more = Math.max(0, site.languages.length - 3);
/** Words that every English text of some length has, and few other languages. */
const ENGLISH = /\b(the|and|your|you|with)\b/i;
/** What assistive technology, search engines and those who share a page read besides its text. */
const ATTRIBUTES = /\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g;

/** The package of the font that Android writes Arabic with. */
const NASKH = '@fontsource-variable/noto-naskh-arabic';
const OWNER = 'owner@site.example';
/** The fields of the form's page that nobody sees. */
const HIDDEN = /<input type="hidden" name="(\w+)" value="([^"]*)"/g;

/** What the form brings along for its script: our server writes it between other quotes than the build. */
const PROPS = /\sdata-props=(["'])(.*?)\1/;

/** Longer than what another language may hold by chance, in characters. */
const LONG = 20;

/** The texts of a page and of its attributes, without what scripts read. */
function textsOn(html: string): string[] {
  const body = html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '').replace(PROPS, '');
  const attributes = Array.from(body.matchAll(ATTRIBUTES), ([, text = '']) => text);
  return [...body.split(/<[^>]*>/), ...attributes].map(decoded).filter((text) => text.trim() !== '');
}

/** The texts that the form brings along for its script. */
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

  test(`on a phone no dot is left between the lines of the proofs in ${LANGUAGES[code].name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}/`);
    const insets = await page.locator('.hero-proof').evaluate((line) => {
      const room = line.getBoundingClientRect();
      const isTurned = getComputedStyle(line).direction === 'rtl';
      return Array.from(line.children, ({ firstChild }) => {
        const words = document.createRange();
        words.selectNodeContents(firstChild as Text);
        if (firstChild?.textContent?.startsWith(' · ')) words.setStart(firstChild, ' · '.length);
        const { top, left, right } = words.getBoundingClientRect();
        return { top, inset: isTurned ? room.right - right : left - room.left };
      }).filter(({ top }, index, all) => top !== all[index - 1]?.top);
    });
    for (const { inset } of insets) expect(Math.abs(inset)).toBeLessThan(1);
  });

  test(`has nothing in English left on its pages in ${LANGUAGES[code].name}, and valid HTML`, async ({
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

for (const code of site.languages.filter((one) => scriptOf(one) === 'Arab'))
  test(`has Android's letters as wide as its own until these are there, in ${LANGUAGES[code].name}`, async ({
    page,
  }) => {
    await page.goto(`${prefixOf(code)}/`);
    const [naskh] = fontOf(NASKH, 'Arab').cuts({ min: 400, max: 400 });
    const bytes = [...(await readFile(naskh?.files[0] ?? ''))];
    const widths = await page.evaluate(async (font) => {
      document.fonts.add(await new FontFace('Measured', new Uint8Array(font)).load());
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const face = rules.find((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('Naskh'));
      const adjusted =
        Number.parseFloat(/size-adjust:\s*([\d.]+)%/.exec(face?.cssText ?? '')?.[1] ?? '') / 100;
      const text = document.createElement('span');
      text.textContent = (document.body.innerText.match(/[\u0621-\u064a ]{2,}/g) ?? []).join('');
      text.style.cssText = 'position: absolute; white-space: nowrap; font: 20px var(--font-text)';
      document.body.append(text);
      const own = text.offsetWidth;
      text.style.font = `${20 * adjusted}px Measured`;
      return { own, fallback: text.offsetWidth };
    }, bytes);
    expect(widths.fallback / widths.own).toBeGreaterThan(0.98);
    expect(widths.fallback / widths.own).toBeLessThan(1.02);
  });

for (const code of others) {
  const prefix = prefixOf(code);
  const { popup, ui, header, hero, faq, formPage } = contentOf(code);

  test(`names its pages in ${LANGUAGES[code].name} and their twins to search engines, both ways`, async ({
    request,
  }) => {
    for (const page of ['home', 'form'] as const) {
      for (const one of [first, code]) {
        const html = await (await request.get(pathOf(page, one))).text();
        const { dir } = LANGUAGES[one];
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
    const graph: { '@type': string; mainEntity?: { name: string }[] }[] = JSON.parse(json)['@graph'];
    expect(graph.map((node) => node['@type'])).toEqual([
      'Organization',
      'EducationalOrganization',
      'Service',
      'Product',
      'FAQPage',
    ]);
    expect(graph.at(-1)?.mainEntity?.map(({ name }) => name)).toEqual(
      faq.items.map(({ question }) => question),
    );
  });

  test(`refuses a form in ${LANGUAGES[code].name} where no script runs`, async ({ request }) => {
    const answer = await request.post(`${prefix}/start`, { form: { name: 'Ada Lovelace' } });
    expect(answer.status()).toBe(422);
    const html = decoded(await answer.text());
    expect(html).toContain(popup.refused.subject);
    expect(html).not.toContain(`>${popup.refused.name}`);
    expect(html).toMatch(new RegExp(`<form[^>]* action="${prefix}/start"`));
    const unreadable = await request.post(`${prefix}/start`, { data: {} });
    expect(await unreadable.text()).toContain(formPage.refusal.reasons.unreadable);
  });

  test(`offers ${LANGUAGES[code].name} once to who prefers it`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: code, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const line = page.locator('body > aside[lang]');
    await page.goto('/');
    await expect(line).toHaveText(new RegExp(`^${ui.offer.text}`));
    await line.getByRole('link', { name: ui.offer.open }).click();
    await page.waitForURL(`**${prefix}/`);
    const asked = page.waitForResponse(/offer-language/);
    await page
      .getByRole('navigation', { name: header.main })
      .getByRole('link', { name: LANGUAGES[first].name })
      .click();
    await page.waitForURL(/[^/]\/$/);
    await asked;
    await expect(line).toHaveCount(0);

    // A link of the menu is a choice as well.
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('banner').getByRole('link', { name: LANGUAGES[code].name }).click();
    await page.waitForURL(`**${prefix}/`);
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
    await expect(line).toHaveCount(0);
    await context.close();
  });

  test(`sets ${LANGUAGES[code].name} in its own fonts, within its budget, and moves nothing`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ locale: code, viewport, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const transfers = watchTransfers(page);
    await page.goto(`${prefix}/`, { waitUntil: 'networkidle' });
    const bytes = (await transfers()).reduce((sum, { total }) => sum + total, 0);
    expect(bytes).toBeLessThanOrEqual(LANGUAGE_FIRST_VIEW_BUDGET_BYTES);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((told) => {
          const far = (entries: PerformanceEntryList) =>
            entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
          new PerformanceObserver((list) => told(far(list.getEntries()))).observe({
            type: 'layout-shift',
            buffered: true,
          });
          requestAnimationFrame(() => requestAnimationFrame(() => told(0)));
        }),
    );
    // CLS as it is told, to two places.
    expect(shift).toBeLessThan(0.005);
    // The names of the other languages are in their own letters, for which this page brings no font.
    const foreign = (await fromOtherFonts(page, 'body')).filter((text) => !text.includes(' hreflang='));
    expect(foreign).toEqual([]);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await context.close();
  });

  test(`has a form's page in ${LANGUAGES[code].name} within its budget, and axe-core finds nothing on its pages`, async ({
    page,
  }) => {
    // As Lighthouse has it.
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript({ path: AXE });
    const transfers = watchTransfers(page);
    await page.goto(`${prefix}/start`, { waitUntil: 'networkidle' });
    const script = await page.locator('#lead-form').getAttribute('data-script');
    // The form is there without its script.
    const before = (await transfers()).filter(({ url }) => !url.endsWith(String(script)));
    const html = before.find(({ kind }) => kind === 'document');
    expect(html?.total).toBeLessThanOrEqual(FORM_PAGE_HTML_BUDGET_BYTES + more * TWIN_HTML_BUDGET_BYTES);
    expect(before.reduce((sum, { total }) => sum + total, 0)).toBeLessThanOrEqual(
      LANGUAGE_FIRST_VIEW_BUDGET_BYTES,
    );
    await formIsReady(page);
    const painted = await page.evaluate(async () => {
      const shifts = entriesOf('layout-shift');
      const largest = (await entriesOf('largest-contentful-paint')).at(-1);
      return {
        shift: (await shifts).reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
        inHead:
          largest && 'element' in largest && (largest.element as Element).closest('.popup-head') !== null,
      };

      function entriesOf(type: string): Promise<PerformanceEntryList> {
        return new Promise((told) => {
          new PerformanceObserver((list) => told(list.getEntries())).observe({ type, buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => told([])));
        });
      }
    });
    // React finds the largest text there, and makes none that is larger.
    expect(painted.inHead).toBe(true);
    // CLS as it is told, to two places: a font that comes late may move a word.
    expect(painted.shift).toBeLessThan(0.005);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFaults(page)).toEqual([]);
    await page.goto(`${prefix}/`);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: hero.start.label, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: popup.next, exact: true }).click();
    await expect(dialog.locator('.field-error').first()).toHaveText(popup.refused.name);
    expect(await axeFaults(page, 'dialog')).toEqual([]);
  });
}

if (others.length > 0)
  test('stores a lead where no script runs, tells its owner the language, and confirms it in that language', async ({
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
      const { popup, confirmation } = contentOf(code);
      const path = pathOf('form', code);
      const page = await (await request.get(server.address + path)).text();
      const hidden = Object.fromEntries(
        Array.from(page.matchAll(HIDDEN), ([, name, value = '']) => [name, decoded(value)]),
      );
      // As long ago as a person takes: what is sent sooner is taken for spam.
      const begun_at = String(Number(hidden.begun_at) - 60_000);
      const lead = someLead();
      const receipt = await request.post(server.address + path, { form: { ...hidden, ...lead, begun_at } });
      expect(receipt.url()).toContain(`${path}/sent?`);
      expect(decoded(await receipt.text())).toContain(popup.titles.sent);

      await inbox.mails.reached(2 * (index + 1));
      const mailTo = (recipient: string) =>
        inbox.mails.all.findLast(({ recipients }) => recipients.includes(recipient));
      expect(mailTo(lead.email)?.subject).toBe(confirmation.subject);
      expect(mailTo(lead.email)?.text?.trim()).toBe(confirmation.text.trim());
      const english = new Intl.DisplayNames('en', { type: 'language' }).of(code);
      expect(mailTo(OWNER)?.text).toMatch(new RegExp(`^Language +${english}$`, 'm'));
    }
    await Promise.all([server.stop(), inbox.stop()]);
    await place.remove();
  });

if (site.languages.includes('ar'))
  test('a range begins at the right in Arabic', async ({ page }) => {
    await page.goto(`${prefixOf('ar')}/`);
    const range = page.locator('.order-time span').last();
    await expect(range).toContainText('3-24');
    const [from, to] = await range.evaluate(({ firstChild }) => {
      const text = firstChild as Text;
      return ['3', '24'].map((figure) => {
        const letters = document.createRange();
        letters.setStart(text, text.data.lastIndexOf(figure));
        letters.setEnd(text, text.data.lastIndexOf(figure) + figure.length);
        return letters.getBoundingClientRect().left;
      });
    });
    expect(from).toBeGreaterThan(Number(to));
  });
