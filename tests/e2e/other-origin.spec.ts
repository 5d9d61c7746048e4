import { startEditedSite } from '../support/edited-site.ts';
import { freePort } from '../support/free-port.ts';
import { someLead } from '../support/popup.ts';
import { sampleSite } from '../support/sample-site.ts';
import { DATABASE } from './global-setup.ts';
import { expect, sampleProject, startSampleSite, test } from './support.ts';

const KEY = 'marginly-public-key';
/** The default address for leads, as in the page. */
const OWN_LEADS = '/rest/v1&quot;';

// `server/http/api.test.ts` tests that other origins get no answer.
test('a page on a static host stores its lead at another origin', async ({ page, popup, leadsOf }) => {
  // With any routing, Playwright answers every preflight itself.
  await page.unrouteAll();
  const port = await freePort();
  const api = await startSampleSite({
    DATABASE_URL: process.env[DATABASE] ?? '',
    ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
  });
  const leadsUrl = `${api.address}/rest/v1`;
  const html = (built: string) => built.replace(OWN_LEADS, `${leadsUrl}&quot;`);
  const headers = { site: sampleSite, leadsUrl };
  const host = await startEditedSite({ project: sampleProject(), html, headers }, port);

  const lead = someLead();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.goto(`${host.address}/?utm_source=newsletter`);
  await popup.openFrom('Get Started Now');
  await popup.complete(lead);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  const request = await sent;
  expect(new URL(request.url()).origin).toBe(api.address);
  expect(await request.headerValue('apikey')).toBe(KEY);
  expect(await leadsOf(lead.email)).toMatchObject([
    { source_page: `${host.address}/?utm_source=newsletter` },
  ]);
  await Promise.all([api.stop(), host.stop()]);
});
