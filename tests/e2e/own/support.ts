import { languageOf } from '../../../site/settings/languages.ts';
import { afterSuccess } from '../../../site/settings/links.ts';
import { FIRST_LANGUAGE } from '../../../site/settings/paths.ts';
import { site } from '../../../site/settings/site.ts';
import { popupOn } from '../../support/popup.ts';
import { OWN_SITE } from '../global-setup.ts';
import { test as base } from '../support.ts';

/** Where the owner's site redirects visitors after a lead. Tests answer for it. */
export const OWN_NEXT = afterSuccess(site);

// Playwright requires a destructured first argument, even an empty one.
// biome-ignore-start lint/correctness/noEmptyPattern: see above.
/** The browser tests' `test` for the owner's site. */
export const test = base.extend({
  baseURL: async ({}, use) => use(process.env[OWN_SITE]),
  popup: async ({ page }, use) => {
    await page.route(OWN_NEXT, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Next</h1>' }));
    await use(popupOn(page, page.getByRole('dialog'), languageOf(FIRST_LANGUAGE).words.popup));
  },
});
// biome-ignore-end lint/correctness/noEmptyPattern: see above.
