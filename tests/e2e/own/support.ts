import type { Page } from '@playwright/test';
import { FIELDS, STEP_FIELDS } from '../../../lead/form.ts';
import { languageOf } from '../../../site/content/languages.ts';
import { afterSuccess } from '../../../site/settings/links.ts';
import { FIRST_LANGUAGE } from '../../../site/settings/paths.ts';
import { site } from '../../../site/settings/site.ts';
import { type FormValues, popupOn } from '../../support/popup.ts';
import { OWN_DATABASE, OWN_SITE } from '../global-setup.ts';
import { test as base } from '../support.ts';

/** Where the owner's site redirects visitors after a lead, if anywhere. Tests answer for it. */
export const OWN_NEXT = afterSuccess(site)?.signIn;

/** A visitor's actions in the owner's form: in the popup, or in `dialog`. */
export const ownFormOn = (page: Page, dialog = page.getByRole('dialog'), code = FIRST_LANGUAGE) =>
  popupOn(page, dialog, languageOf(code).words.popup, STEP_FIELDS);

/** The page's first button that opens the popup. Others may have its label. */
export const heroButton = (page: Page) =>
  page.locator('[data-lead-source="Hero - Get Started Now Button"]').first();

/** Columns whose names are not their fields' names. */
const COLUMNS: Readonly<Record<string, string>> = { description: 'requirements', urgency: 'urgency_level' };

/** The columns of a stored lead, except for its deadline, and its own answers among `answers`. */
export function storedOf(answers: FormValues): Record<string, unknown> {
  const entriesOf = (isOwn: boolean) =>
    FIELDS.filter((field) => field.isOwn === isOwn && field.name !== 'deadline').map(({ name }) => [
      COLUMNS[name] ?? name,
      answers[name],
    ]);
  return { ...Object.fromEntries(entriesOf(false)), answers: Object.fromEntries(entriesOf(true)) };
}

// Playwright requires a destructured first argument, even an empty one.
// biome-ignore-start lint/correctness/noEmptyPattern: see above.
/** The browser tests' `test` for the owner's site. */
export const test = base.extend({
  baseURL: async ({}, use) => use(process.env[OWN_SITE]),
  database: async ({}, use) => use(process.env[OWN_DATABASE] ?? ''),
  popup: async ({ page }, use) => {
    if (OWN_NEXT)
      await page.route(OWN_NEXT, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Next</h1>' }),
      );
    await use(ownFormOn(page));
  },
});
// biome-ignore-end lint/correctness/noEmptyPattern: see above.
