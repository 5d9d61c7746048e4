import { startEditedSite } from '../support/edited-site.ts';
import { freePort } from '../support/free-port.ts';
import { someLead } from '../support/popup.ts';
import { sampleSite } from '../support/sample-site.ts';
import type { SiteServer } from '../support/site-server.ts';
import { DATABASE } from './global-setup.ts';
import { expect, sampleProject, startSampleSite, test } from './support.ts';

const KEY = 'marginly-public-key';
/** Where a build without `PUBLIC_LEADS_URL` sends its leads, as it stands in the page. */
const OWN_LEADS = '/rest/v1&quot;';
// It starts three servers.
test.slow();

const servers: SiteServer[] = [];
test.afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ stop }) => stop()));
});

/** Two copies of the page on static hosts, whose leads go to another origin. That one lets the first post alone. */
async function startApart(): Promise<{ allowed: string; stranger: string }> {
  const [port, strangerPort] = [await freePort(), await freePort()];
  const api = await startSampleSite({
    DATABASE_URL: process.env[DATABASE] ?? '',
    ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
  });
  servers.push(api);
  const leadsUrl = `${api.address}/rest/v1`;
  const startPage = async (onPort: number) => {
    const html = (built: string) => built.replace(OWN_LEADS, `${leadsUrl}&quot;`);
    const headers = { site: sampleSite, leadsUrl };
    const page = await startEditedSite({ project: sampleProject(), html, headers }, onPort);
    servers.push(page);
    return page.address;
  };
  return { allowed: await startPage(port), stranger: await startPage(strangerPort) };
}

test('a page on a static host stores its lead at another origin, that of a stranger stores nothing there, and its visitor loses no word', async ({
  page,
  popup,
  leadsOf,
}) => {
  // Where anything is routed, Playwright answers preflights itself, and says yes to each.
  await page.unrouteAll();
  const { allowed, stranger } = await startApart();

  await test.step('the page that may post', async () => {
    const lead = someLead();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.goto(`${allowed}/?utm_source=newsletter`);
    await popup.openFrom('Get Started Now');
    await popup.complete(lead);
    await popup.send();
    await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
    const request = await sent;
    expect(new URL(request.url()).origin).not.toBe(new URL(allowed).origin);
    expect(await request.headerValue('apikey')).toBe(KEY);
    expect(await leadsOf(lead.email)).toEqual([
      expect.objectContaining({ source_page: `${allowed}/?utm_source=newsletter` }),
    ]);
  });

  await test.step('the page of a stranger', async () => {
    const lead = someLead();
    await page.goto(stranger);
    await popup.openFrom('Get Started Now');
    await popup.complete(lead);
    await popup.send();
    await expect(popup.dialog.getByRole('alert')).toContainText('Something went wrong. Please try again.');
    await expect(popup.field('description')).toHaveValue(lead.description);
    expect(await leadsOf(lead.email)).toEqual([]);
  });
});
