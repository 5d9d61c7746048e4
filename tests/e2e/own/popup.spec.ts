import type { Locator, Page } from '@playwright/test';
import { STEPS } from '../../../lead/form.ts';
import { editionOf } from '../../../site/content/edition.ts';
import { popupContent } from '../../../site/content/popup.ts';
import { pathOf } from '../../../site/settings/paths.ts';
import { site } from '../../../site/settings/site.ts';
import { someAnswers } from '../../support/popup.ts';
import { EVERY_ENGINE, expect, formIsReady, often } from '../support.ts';
import { ownFormOn, storedOf, test } from './support.ts';

/** The direction from each element to the next: 1 is right, -1 is left. */
const waysOn = async (page: Page, css: string) => {
  const places = await page
    .locator(css)
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
  return [...new Set(places.slice(1).map((place, index) => Math.sign(place - (places[index] ?? place))))];
};

/** Whether a text's first letter is left of its last, as for addresses and numbers in every language. */
const goesRight = (text: Locator) =>
  text.evaluate(({ firstChild }) => {
    const letters = firstChild as Text;
    const leftOf = (index: number) => {
      const letter = document.createRange();
      letter.setStart(letters, index);
      letter.setEnd(letters, index + 1);
      return letter.getBoundingClientRect().left;
    };
    return leftOf(0) < leftOf(letters.length - 1);
  });

for (const code of site.languages.filter((one) => one !== 'en')) {
  const { words, language, sections } = editionOf(code);
  const { hero, popup: form, testimonials } = words;
  const contents = popupContent(editionOf(code)).fields;
  const isTurned = language.dir === 'rtl';
  /** The page in this language. */
  const onward = isTurned ? -1 : 1;

  test(
    `follows the text in ${language.name}, and sends a corrected lead once`,
    EVERY_ENGINE,
    async ({ page, leadsOf }) => {
      await page.goto(pathOf('home', code));
      for (const row of [
        '.site-menu li',
        ...(sections.includes('order-process') ? ['.order-steps > li'] : []),
      ])
        expect(await waysOn(page, row), row).toEqual([onward]);
      for (const drawing of await page
        .locator('.button .drawn, .portal-sign, .order-arrow, [data-shape]')
        .all())
        await expect(drawing).toHaveCSS('scale', isTurned ? '-1 1' : 'none');
      const asItIs = page.locator(
        '.exam-answers .pen-mark, .comparison-ticked svg, .rating, .motion-control svg',
      );
      for (const drawing of await asItIs.all()) await expect(drawing).toHaveCSS('scale', 'none');
      for (const link of await page.locator('address a').all()) expect(await goesRight(link)).toBe(true);
      if (sections.includes('testimonials')) {
        await page.locator('#testimonials').scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: testimonials.carousel.next }).click();
        await expect.poll(() => waysOn(page, '.carousel-slide:not([aria-hidden])'), often).toEqual([onward]);
      }

      const lead = someAnswers();
      const popup = ownFormOn(page, page.getByRole('dialog'), code);
      await popup.openFrom(hero.start);
      expect(await waysOn(page, '.progress-bar')).toEqual([onward]);
      await formIsReady(page);
      for (const { name, kind } of STEPS[0] ?? []) {
        const turns = kind === 'text' && isTurned;
        await expect(popup.field(name)).toHaveCSS('direction', turns ? 'rtl' : 'ltr');
        if (isTurned) await expect(popup.field(name)).toHaveCSS('text-align', turns ? 'start' : 'right');
      }
      for (const [step, fields] of STEPS.entries()) {
        const required = fields.filter((field) => field.required);
        if (required.length > 0) await popup.goOn(step);
        await expect(popup.errors).toHaveText(required.map(({ name }) => contents[name]?.refused ?? ''));
        await popup.completeStep(step, lead);
        await popup.goOn(step);
      }
      await expect(popup.dialog.getByRole('heading')).toHaveText(form.titles.sent);
      await popup.button(form.receipt.stayHere).click();
      await expect(page.getByRole('button', { name: hero.start }).first()).toBeFocused();
      expect(await leadsOf(lead.email)).toMatchObject([{ ...storedOf(lead), source_page: page.url() }]);
    },
  );
}
