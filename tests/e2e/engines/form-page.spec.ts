import type { FieldName } from '../../../lead/form.ts';
import { editionOf } from '../../../site/content/edition.ts';
import { ENGINES } from '../../support/engines.ts';
import { type FormValues, someLead } from '../../support/popup.ts';
import { button, heading, type Target, type Visitor } from '../../support/visitor.ts';
import { LOSSES, startWithoutScripts } from '../../support/without-scripts.ts';
import { SITE } from '../global-setup.ts';
import { typedColumnsOf } from '../support.ts';
import { expect, expectToSee, often, story } from './story.ts';

const { hero, popup } = editionOf('en').words;

const LISTS: FieldName[] = ['assignment_type', 'deadline'];
const CHIPS: FieldName[] = ['academic_level', 'urgency'];
const MINUTE_MS = 60_000;
const SUMMARY: Target = { css: '.error-summary' };

async function fillAll(visitor: Visitor, lead: Partial<FormValues>): Promise<void> {
  for (const [name, value] of Object.entries(lead) as [FieldName, string][]) {
    if (CHIPS.includes(name)) await visitor.press({ css: `#lead-${name}-${value}` });
    else if (LISTS.includes(name)) await visitor.choose({ css: `#lead-${name}` }, value);
    else await visitor.fill({ css: `#lead-${name}` }, value);
  }
}

/** By a script: Playwright waits for Firefox to load a page that came from the back/forward cache, and it never does. */
const typed = (visitor: Visitor) =>
  visitor.run(() => {
    const form = document.querySelector<HTMLFormElement>('#lead-form form');
    return (
      form && Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]))
    );
  });

/** Runs in the page. What drives a browser is faster than any person, and would be taken for spam. */
function takeTime(ms: number): void {
  const begun = document.querySelector<HTMLInputElement>('#lead-form [name="begun_at"]');
  if (begun) begun.value = String(Number(begun.value) - ms);
}

story(
  'leads from a button to a stored lead where scripts are off',
  async ({ visitorWithoutScripts: visitor, leadsOf }) => {
    const lead = someLead();
    const wrong = { ...lead, name: 'A ' };

    await visitor.open(`${process.env[SITE]}/?utm_source=quarterly&utm_campaign=finals`);
    await visitor.press(button(hero.start));
    await expectToSee(visitor, heading(popup.titles.button_click));

    await story.step('what the server refuses is said, with every word kept', async () => {
      await fillAll(visitor, wrong);
      await visitor.run(takeTime, MINUTE_MS);
      await visitor.press(button(popup.submit));
      await expectToSee(visitor, SUMMARY);
      await visitor.fill({ css: '#lead-name' }, lead.name);
      await visitor.press(button(popup.submit));
      await expectToSee(visitor, heading(popup.titles.sent));
    });

    const [stored, ...others] = await leadsOf(lead.email);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      ...typedColumnsOf(lead),
      source_title: 'Hero - Get Started Now Button',
      campaign_data: { utm_source: 'quarterly', utm_campaign: 'finals' },
      status: 'new',
    });

    await story.step('Back and Forward lose no word', async () => {
      await visitor.back();
      await expect.poll(() => typed(visitor), often).toMatchObject(lead);
      await visitor.back();
      await expect.poll(() => typed(visitor), often).toMatchObject(wrong);
      await visitor.forward();
      await expect.poll(() => typed(visitor), often).toMatchObject(lead);
    });

    await story.step('sent once more, and the answer loaded again, it is one row', async () => {
      await visitor.run(() => document.querySelector<HTMLFormElement>('#lead-form form')?.requestSubmit());
      await expect
        .poll(() => visitor.run(() => location.pathname).catch(() => ''), often)
        .toBe('/start/sent');
      await visitor.reload();
      expect(await leadsOf(lead.email)).toHaveLength(1);
    });
  },
);

// Each engine takes one of the ways in which a script is lost: `form-page.spec.ts` has both in Chromium.
story('leads to a stored lead where the script is lost', async ({ engineName, visitor, leadsOf }) => {
  const loss = LOSSES[ENGINES.indexOf(engineName) % LOSSES.length] ?? 'is cut off';
  const site = await startWithoutScripts(process.env[SITE] ?? '', loss);
  const lead = someLead();
  await visitor.open(`${site.address}/?utm_source=quarterly`);
  await visitor.press(button(hero.start));
  await fillAll(visitor, lead);
  await visitor.press(button(popup.submit));
  await expectToSee(visitor, heading(popup.titles.sent));
  expect(await leadsOf(lead.email)).toMatchObject([
    {
      ...typedColumnsOf(lead),
      source_title: 'Hero - Get Started Now Button',
      campaign_data: { utm_source: 'quarterly' },
    },
  ]);
  await site.stop();
});
