import type { Page } from '@playwright/test';
import { everyState } from './every-state.ts';
import { fromOtherFonts } from './other-fonts.ts';
import { expect, MOVING, test } from './support.ts';

test.use(MOVING);

/** What a visitor, the browser or a script brings about for a moment, whatever the page is like, and what another language does. */
const MOMENTS =
  /:(hover|active|focus|focus-visible|focus-within|user-invalid|(dir|lang)\([^)]*\))(?![\w-])|\[(data-drifting|data-laid-out|lang)\]/g;
const PSEUDO_ELEMENTS = /::[\w-]+(\([^)]*\))?/g;
/** What both pages are made of, taken whole. */
const SHARED = /\.(button|pen-mark|portal-sign|header-cta)\b/;

type Style = { layer: string; selector: string };

/** Every selector of the page's styles, with its layer. */
async function stylesOf(page: Page): Promise<Style[]> {
  const rules = await page.evaluate(() => {
    const stylesIn = (rules: CSSRuleList, { layer, selector }: Style): Style[] =>
      Array.from(rules).flatMap((rule) => {
        const own = rule instanceof CSSStyleRule && rule.selectorText.replaceAll('&', `:is(${selector})`);
        const here = {
          layer: rule instanceof CSSLayerBlockRule ? rule.name : layer,
          selector: own || selector,
        };
        const inner = 'cssRules' in rule ? stylesIn(rule.cssRules as CSSRuleList, here) : [];
        return own ? [here, ...inner] : inner;
      });
    return Array.from(document.styleSheets).flatMap(({ cssRules }) =>
      stylesIn(cssRules, { layer: '', selector: '' }),
    );
  });
  return rules.flatMap(({ layer, selector }) => splitList(selector).map((one) => ({ layer, selector: one })));
}

/** The parts of a selector list: split at the commas that stand in no parentheses. */
function splitList(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

/** Those of `styles` that match nothing now. */
async function unmatched(page: Page, styles: Style[]): Promise<Style[]> {
  const matches = await page.evaluate(
    (selectors) => selectors.map((selector) => document.querySelector(selector) !== null),
    styles.map(({ selector }) => lasting(selector)),
  );
  return styles.filter((_, index) => !matches[index]);
}

/** `selector` without pseudo-elements and without what lasts a moment. */
function lasting(selector: string): string {
  return (
    selector
      .replaceAll(PSEUDO_ELEMENTS, '')
      .replaceAll(MOMENTS, '')
      .replaceAll(/:(not|is)\([\s,]*\)/g, '')
      .trim() || '*'
  );
}

/** An owner may switch figures off: they are taken away one by one, and each time there is a state more. */
async function* everyNumberOfFigures(page: Page): AsyncGenerator<void> {
  const figures = page.locator('.hero-ledger .figure, .quick-badges dl > div');
  while ((await figures.count()) > 0) {
    await figures.last().evaluate((figure) => figure.remove());
    yield;
  }
}

test('every style of the page is of use in some state of it, and every word is written in our own fonts', async ({
  page,
  popup,
}) => {
  let unused: Style[] | undefined;
  for await (const state of everyState(page, popup)) {
    unused = await unmatched(page, unused ?? (await stylesOf(page)));
    await page.evaluate(() => document.fonts.ready);
    const within = (await popup.dialog.isVisible()) ? 'dialog' : 'body';
    expect(await fromOtherFonts(page, within), state).toEqual([]);
  }
  for await (const _ of everyNumberOfFigures(page)) unused = await unmatched(page, unused ?? []);
  expect(unused).toEqual([]);
});

test('the 404 page brings no style that is for the other page alone', async ({ page }) => {
  await page.goto('/no/such');
  const closed = await unmatched(page, await stylesOf(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const unused = await unmatched(page, closed);
  const own = unused.filter(({ layer, selector }) => layer !== 'base' && !SHARED.test(selector));
  expect(own).toEqual([]);
});
