import { freePort } from '../testing/free-port.ts';
import { someLead } from '../testing/popup.ts';
import { startSiteElsewhere } from '../testing/site-elsewhere.ts';
import type { SiteServer } from '../testing/site-server.ts';
import { DATABASE } from './global-setup.ts';
import { expect, sampleProject, startSampleSite, test } from './support.ts';

const KEY = 'marginly-public-key';
// Each test starts two servers.
test.slow();

const servers: SiteServer[] = [];
test.beforeEach(async ({ page, popup: _ }) => {
  // Where anything is routed, Playwright answers preflights itself, and says yes to each.
  await page.unrouteAll();
});
test.afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ stop }) => stop()));
});

/** The page on a static host, and its leads at another origin, which lets `allowed` post. Gives the page's address. */
async function startApart(allowed: (page: string) => string): Promise<string> {
  const port = await freePort();
  const api = await startSampleSite({
    DATABASE_URL: process.env[DATABASE] ?? '',
    ALLOWED_ORIGINS: allowed(`http://127.0.0.1:${port}`),
  });
  servers.push(api);
  const page = await startSiteElsewhere(sampleProject(), port, `${api.address}/rest/v1`);
  servers.push(page);
  return page.address;
}

test('a page on a static host stores its lead at another origin', async ({ page, popup, leadsOf }) => {
  const address = await startApart((origin) => origin);
  const lead = someLead();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.goto(`${address}/?utm_source=newsletter`);
  await popup.openFrom('Get Started Now');
  await popup.complete(lead);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  const request = await sent;
  expect(new URL(request.url()).origin).not.toBe(new URL(address).origin);
  expect(await request.headerValue('apikey')).toBe(KEY);
  expect(await leadsOf(lead.email)).toEqual([
    expect.objectContaining({ source_page: `${address}/?utm_source=newsletter` }),
  ]);
});

test('a page of a stranger stores nothing there, and its visitor loses no word', async ({
  page,
  popup,
  leadsOf,
}) => {
  await page.goto(await startApart(() => 'https://www.example.org'));
  const lead = someLead();
  await popup.openFrom('Get Started Now');
  await popup.complete(lead);
  await popup.send();
  await expect(popup.dialog.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await expect(popup.field('description')).toHaveValue(lead.description);
  expect(await leadsOf(lead.email)).toEqual([]);
});
