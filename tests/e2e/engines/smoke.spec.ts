import { type Edition, editionOf } from '../../../site/content/edition.ts';
import type { Language } from '../../../site/content/language.ts';
import { hasTestimonials } from '../../../site/content/testimonials.ts';
import { type LanguageCode, languageOf } from '../../../site/settings/languages.ts';
import { pathOf } from '../../../site/settings/paths.ts';
import { site } from '../../../site/site.config.ts';
import { ENGINES, type EngineName } from '../../support/engines.ts';
import { someLead } from '../../support/popup.ts';
import { button, heading, link, type Target, type Visitor } from '../../support/visitor.ts';
import { OWN_SITE } from '../global-setup.ts';
import { typedColumnsOf } from '../support.ts';
import { DIALOG, leadFormIn, openPopupFrom, popupButton, STEPS } from './lead-form.ts';
import { decorationOf, seeTheMarks } from './looks.ts';
import { expect, expectFocusOn, expectNotToSee, expectToSee, often, story } from './story.ts';

const ERROR: Target = { css: '.field-error', within: DIALOG };
const FAQ: Target = { css: '#faq' };
/** How far below the top a section comes to stand that a link leads to. */
const HEADER_PX = 80;

/** The languages of the owner's site beside English, in which the sample site is. */
const otherLanguages = site.languages.filter((code) => code !== 'en');

/** Each engine takes one of them, in turn: two engines see what is written from right to left. */
const languageFor = (engine: EngineName): LanguageCode =>
  otherLanguages[(ENGINES.indexOf(engine) + 1) % otherLanguages.length] ?? 'en';

/** What WebKit says of a part of the policy that it does not know and passes over. */
const UNKNOWN_TO_WEBKIT = /'manifest-src'/;

story('loads without a word in the console', async ({ runningEngine, home }) => {
  const complaints = await runningEngine.complaintsOnLoad(home);
  expect(complaints.filter((line) => !UNKNOWN_TO_WEBKIT.test(line))).toEqual([]);
});

/** Who knows what leads are stored for an address. */
type LeadsOf = (email: string) => Promise<Record<string, unknown>[]>;

/** Sends the form of the page that is open, corrected after the errors of each step, and stays. */
async function sendCorrected(
  visitor: Visitor,
  { words: { popup, hero }, language }: Edition,
  leadsOf: LeadsOf,
): Promise<void> {
  const lead = someLead();
  const { completeStep } = leadFormIn(popup);
  await openPopupFrom(visitor, hero.start);
  expect(await visitor.run(waysOn, '.progress-bar')).toEqual([onwardIn(language)]);
  for (const step of [0, 1, 2] as const) {
    await visitor.press(popupButton(step === 2 ? popup.submit : popup.next));
    await expect.poll(() => visitor.count(ERROR), often).toBe(STEPS[step].length);
    expect(await visitor.run(shownTexts, '#lead-popup .field-error')).toEqual(
      STEPS[step].map((name) => popup.refused[name]),
    );
    expect(await decorationOf(visitor, '#lead-popup .field-error')).toMatch(/^underline wavy/);
    await completeStep(visitor, step, lead);
  }
  await expectToSee(visitor, heading(popup.titles.sent));
  await visitor.press(popupButton(popup.receipt.stayHere));
  await expectNotToSee(visitor, DIALOG);
  await expectFocusOn(visitor, button(hero.start));
  const source_page = await visitor.run(() => location.href);
  expect(await leadsOf(lead.email)).toMatchObject([{ ...typedColumnsOf(lead), source_page }]);
}

/** Goes through the page that is open as who reads does. */
async function read(
  visitor: Visitor,
  {
    words: {
      page: { header },
      faq,
      hero,
      popup,
    },
  }: Edition,
): Promise<void> {
  const { field } = leadFormIn(popup);
  const menu: Target = { role: 'navigation', name: header.main };
  const linkTo = (section: keyof typeof header.navigation) => link(header.navigation[section], menu);

  await seeTheMarks(visitor);

  await story.step('a link leads to its section, just below the header', async () => {
    await visitor.press(linkTo('faq'));
    await expect.poll(() => visitor.runOn(FAQ, topOf), often).toBe(HEADER_PX);
  });

  await story.step('one question is unfolded at a time', async () => {
    for (const question of [1, 2] as const) {
      const item = `details:nth-of-type(${question + 1})`;
      await visitor.press({ css: `${item} > summary`, within: FAQ });
      await expectToSee(visitor, { css: `${item} p`, within: FAQ });
      expect(await visitor.run(shownTexts, '#faq details p')).toEqual([faq.items[question]?.answer]);
    }
  });

  await story.step('Read More unfolds the long form', async () => {
    await expectNotToSee(visitor, { css: '#working-method' });
    await visitor.press({ css: '#long-form summary' });
    await expectToSee(visitor, { css: '#working-method' });
  });

  await story.step('Escape closes the popup, and the focus goes back to the opener', async () => {
    await openPopupFrom(visitor, hero.examples);
    await expectFocusOn(visitor, field('name'));
    await visitor.key('Escape');
    await expectNotToSee(visitor, DIALOG);
    await expectFocusOn(visitor, button(hero.examples));
  });

  if (site.exitIntent)
    await story.step('help is offered to who leaves by the top edge', async () => {
      await visitor.movePointer(700, 450);
      await visitor.movePointer(710, 200);
      // No driver but Chromium's moves the pointer out of the window: the browser's last word is said for it.
      await visitor.run(() => {
        const leave = new MouseEvent('mouseleave', { clientX: 720, clientY: -5 });
        document.documentElement.dispatchEvent(leave);
      });
      await expectToSee(visitor, heading(popup.titles.exit_intent, DIALOG));
      await expectFocusOn(visitor, field('name'));
      await visitor.key('Escape');
      await expectNotToSee(visitor, DIALOG);
    });

  await story.step('on a phone the menu opens, and closes after a choice', async () => {
    await visitor.resize(390, 844);
    await expectNotToSee(visitor, menu);
    await visitor.press(button(header.menu));
    await expectToSee(visitor, menu);
    await visitor.press(linkTo('services'));
    await expectNotToSee(visitor, menu);
  });
}

/** To where a language is read: 1 to the right, and -1 to the left. */
const onwardIn = ({ dir }: Language) => (dir === 'rtl' ? -1 : 1);

/** Looks at what follows one another on a wide page: it goes on to where the language is read to. */
async function followTheText(visitor: Visitor, { language, words }: Edition): Promise<void> {
  const onward = onwardIn(language);
  for (const row of ['.site-menu li', '.order-steps > li'])
    expect(await visitor.run(waysOn, row), row).toEqual([onward]);
  const scale = language.dir === 'rtl' ? '-1 1' : 'none';
  expect(await visitor.run(scalesOf, '.button .drawn, .portal-sign, .order-arrow, [data-shape]')).toEqual([
    scale,
  ]);
  if (!hasTestimonials) return;
  // It is no carousel before it comes near the view.
  await visitor.runOn({ css: '#testimonials' }, (section) => section.scrollIntoView({ behavior: 'instant' }));
  const next = button(words.testimonials.carousel.next);
  await visitor.press(next);
  expect(
    await visitor.runOn(next, (element) => getComputedStyle(element.firstElementChild ?? element).scale),
  ).toBe(scale);
  const shown = '.carousel-slide:not([aria-hidden])';
  await expect.poll(() => visitor.run(waysOn, shown), often).toEqual([onward]);
}

/**
 * Whether English needs no look in this engine: the page's own tests read it in Chromium, and the engine's other
 * language goes the same way where it is written in the same direction.
 */
const isEnglishProven = (engine: EngineName) =>
  otherLanguages.length > 0 && (engine === 'Chromium' || languageOf(languageFor(engine)).dir === 'ltr');

story(
  'can be read as it was drawn, and sends a lead once, corrected after its errors',
  async ({ engineName, visitor, home, leadsOf }) => {
    if (!isEnglishProven(engineName))
      await story.step('in English', async () => {
        await visitor.open(home);
        await read(visitor, editionOf('en'));
        // Else it is sent in the other language, and `popup.spec.ts` sends it in English.
        if (otherLanguages.length === 0) await sendCorrected(visitor, editionOf('en'), leadsOf);
        expect(await visitor.complaints()).toEqual([]);
      });

    if (otherLanguages.length > 0)
      await story.step('in another language', async () => {
        const code = languageFor(engineName);
        const content = editionOf(code);
        await visitor.resize(1440, 900);
        await visitor.open(`${process.env[OWN_SITE]}${pathOf('home', code)}`);
        expect(await visitor.run(sideways)).toBe(0);
        await followTheText(visitor, content);
        if (isEnglishProven(engineName)) await read(visitor, content);
        else await visitor.resize(390, 844);
        expect(await visitor.run(sideways)).toBe(0);
        await sendCorrected(visitor, content, leadsOf);
        // Who counts visits for the owner may not be reached from here.
        if (!site.analytics) expect(await visitor.complaints()).toEqual([]);
      });
  },
);

const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);

/** Runs in the page: how far it can be moved sideways. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Runs in the page. */
function shownTexts(css: string): (string | null)[] {
  const all = Array.from(document.querySelectorAll(css));
  return all
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent);
}

/** Runs in the page: each way that leads from one such element to the next, 1 to the right and -1 to the left. */
function waysOn(css: string): number[] {
  const places = Array.from(
    document.querySelectorAll(css),
    (element) => element.getBoundingClientRect().left,
  );
  return [...new Set(places.slice(1).map((place, index) => Math.sign(place - (places[index] ?? place))))];
}

/** Runs in the page. */
function scalesOf(css: string): string[] {
  return [
    ...new Set(Array.from(document.querySelectorAll(css), (element) => getComputedStyle(element).scale)),
  ];
}
