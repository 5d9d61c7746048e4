import type { Locator, Page } from '@playwright/test';
import { editionOf } from '../../../site/content/edition.ts';
import { popupContent } from '../../../site/content/popup.ts';
import { testimonialsIn } from '../../../site/content/testimonials.ts';
import { pathOf } from '../../../site/settings/paths.ts';
import { site } from '../../../site/settings/site.ts';
import { popupOn, someLead } from '../../support/popup.ts';
import { EVERY_ENGINE, expect, formIsReady, often, typedColumnsOf } from '../support.ts';
import { test } from './support.ts';

/** The fields of each step, in order. */
const STEPS = [
  ['name', 'email', 'phone'],
  ['subject', 'assignment_type', 'academic_level', 'deadline', 'urgency'],
  ['description'],
] as const;

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
  const { words, language } = editionOf(code);
  const { hero, popup: form, testimonials } = words;
  const isTurned = language.dir === 'rtl';
  /** The page in this language. */
  const onward = isTurned ? -1 : 1;

  test(
    `follows the text in ${language.name}, and sends a corrected lead once`,
    EVERY_ENGINE,
    async ({ page, leadsOf }) => {
      await page.goto(pathOf('home', code));
      for (const row of ['.site-menu li', '.order-steps > li'])
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
      if (testimonialsIn(words).length > 0) {
        await page.locator('#testimonials').scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: testimonials.carousel.next }).click();
        await expect.poll(() => waysOn(page, '.carousel-slide:not([aria-hidden])'), often).toEqual([onward]);
      }

      const lead = someLead();
      const popup = popupOn(page, page.getByRole('dialog'), form);
      await popup.openFrom(hero.start);
      expect(await waysOn(page, '.progress-bar')).toEqual([onward]);
      await formIsReady(page);
      for (const name of ['email', 'phone'] as const) {
        await expect(popup.field(name)).toHaveCSS('direction', 'ltr');
        if (isTurned) await expect(popup.field(name)).toHaveCSS('text-align', 'right');
      }
      await expect(popup.field('name')).toHaveCSS('direction', isTurned ? 'rtl' : 'ltr');
      for (const [step, fields] of STEPS.entries()) {
        const goOn = step === 2 ? popup.send : popup.next;
        await goOn();
        await expect(popup.errors).toHaveText(
          fields.map((name) => popupContent(editionOf(code)).fields[name]?.refused ?? ''),
        );
        await popup.completeStep(step as 0 | 1 | 2, lead);
        await goOn();
      }
      await expect(popup.dialog.getByRole('heading')).toHaveText(form.titles.sent);
      await popup.button(form.receipt.stayHere).click();
      await expect(page.getByRole('button', { name: hero.start })).toBeFocused();
      expect(await leadsOf(lead.email)).toMatchObject([{ ...typedColumnsOf(lead), source_page: page.url() }]);
    },
  );
}
