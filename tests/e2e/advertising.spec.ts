import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Advertising } from '../../site/settings/advertising.ts';
import { buildClone, cloneProject } from '../support/clone-project.ts';
import { someLead } from '../support/popup.ts';
import { SPECIFIED_FORM, sampleSite } from '../support/sample-site.ts';
import { startSite } from '../support/site-server.ts';
import { expect, isPlain, newDatabase, test } from './support.ts';

const TIMEOUT_MS = 300_000;
const MARKETING = 'Send me offers by email';

/** https://developers.google.com/tag-platform/gtagjs/install, with a conversion after `lead:sent`. */
const GOOGLE = `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=AW-1"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());

  gtag('config', 'AW-1');
</script>`;
const GOOGLE_LEAD = `<script>
  document.addEventListener('lead:sent', () => gtag('event', 'conversion', {'send_to': 'AW-1/lead'}));
</script>`;
/** https://developers.google.com/google-ads/help: the event snippet of a conversion page. */
const GOOGLE_CONVERSION = `<!-- Event snippet for Lead conversion page -->
<script>
  gtag('event', 'conversion', {'send_to': 'AW-1/thanks'});
</script>`;
/** https://developers.facebook.com/docs/meta-pixel/get-started */
const META = `<!-- Meta Pixel Code -->
<script>
!function(f,b,e,v,n,t,s)
{if(f.fbq)return;n=f.fbq=function(){n.callMethod?
n.callMethod.apply(n,arguments):n.queue.push(arguments)};
if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';
n.queue=[];t=b.createElement(e);t.async=!0;
t.src=v;s=b.getElementsByTagName(e)[0];
s.parentNode.insertBefore(t,s)}(window, document,'script',
'https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '1');
fbq('track', 'PageView');
</script>
<!-- End Meta Pixel Code -->`;
const META_LEAD = `<script>document.addEventListener('lead:sent', () => fbq('track', 'Lead'));</script>`;

/** Stand-ins for the vendors' scripts: like theirs, they load a second script by address, and send by image and fetch. */
const GTAG = `{
  const second = document.createElement('script');
  second.src = 'https://googleads.g.doubleclick.net/second.js';
  document.head.append(second);
  const send = (args) => {
    const told = encodeURIComponent(JSON.stringify([...args]));
    new Image().src = 'https://www.google.com/pagead/?' + told;
    fetch('https://pagead2.googlesyndication.com/ccm?' + told, { mode: 'no-cors' });
  };
  document.cookie = '_gcl_au=1; Path=/';
  dataLayer.forEach(send);
  dataLayer.push = send;
}`;
const FBEVENTS = `{
  const send = (...args) => {
    new Image().src = 'https://www.facebook.com/tr/?' + encodeURIComponent(JSON.stringify(args));
  };
  fbq.callMethod = send;
  fbq.queue.forEach((args) => send(...args));
}`;
const SCRIPTS: Readonly<Record<string, string>> = { '/gtag/js': GTAG, '/en_US/fbevents.js': FBEVENTS };

/** The owner's page, as in docs/integrations.md. */
function thankYouPage(): string {
  const guide = readFileSync(new URL('../../docs/integrations.md', import.meta.url), 'utf8');
  const [, page = ''] = /```html\n(<!doctype html>.*?)```/s.exec(guide) ?? [];
  return page.replace(/<!-- the tags -->/, () => `${GOOGLE}\n${GOOGLE_CONVERSION}`);
}

/** Answers for the vendors' hosts. Returns what reaches them. */
async function standIn(page: Page): Promise<string[]> {
  const reached: string[] = [];
  await page.route(
    /^https:\/\/[^/]*\b(google|googletagmanager|googlesyndication|doubleclick|facebook)\b/,
    (route) => {
      const url = new URL(route.request().url());
      reached.push(decodeURIComponent(url.href));
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPTS[url.pathname] ?? '' });
    },
  );
  return reached;
}

test('tags of Google and Meta run as printed, only after consent, which goes with the lead and can be withdrawn', async ({
  page,
  popup,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const advertising: Advertising = { google: `${GOOGLE}\n${GOOGLE_LEAD}`, meta: `${META}\n${META_LEAD}` };
  const clone = await cloneProject(
    { ...sampleSite, advertising, thankYou: '/thank-you.html' },
    {
      steps: [...SPECIFIED_FORM.steps.slice(0, 2), ['description', 'marketing']],
      fields: { marketing: { kind: 'checkbox', label: MARKETING } },
    },
  );
  await writeFile(join(clone.directory, 'site/public/thank-you.html'), thankYouPage());
  await buildClone(clone);
  const place = await newDatabase();
  const server = await startSite({ DATABASE_URL: place.settings.DATABASE_URL ?? '' }, clone.directory);
  const complaints: string[] = [];
  page.on('console', (message) => isPlain(message) && complaints.push(message.text()));
  const reached = await standIn(page);
  const stored = () => page.evaluate(() => ({ ...sessionStorage, ...localStorage, cookie: document.cookie }));
  const question = page.getByRole('complementary', { name: 'Advert cookies' });
  const told = (...words: string[]) =>
    expect.poll(() => reached.filter((address) => words.every((word) => address.includes(word))).length);

  await test.step('nothing is loaded or stored before an answer, nor after a refusal', async () => {
    await page.goto(`${server.address}/?gclid=x-1`);
    await expect(question).toContainText('May Google and Meta store cookies here');
    expect(await stored()).toEqual({ cookie: '' });
    await question.getByRole('button', { name: 'Refuse' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Advert cookies' })).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.goto(`${server.address}/thank-you.html`);
    await page.goto(server.address);
    await expect(page.getByRole('button', { name: 'Advert cookies' })).toBeVisible();
    expect(reached).toEqual([]);
    expect(await stored()).toEqual({ advertising: expect.stringMatching(/^denied \d+$/), cookie: '' });
  });

  await test.step('the tags run at once when the visitor changes the answer', async () => {
    await page.goto(`${server.address}/?gclid=x-1`);
    await page.getByRole('button', { name: 'Advert cookies' }).click();
    await question.getByRole('button', { name: 'Allow' }).click();
    await told('pagead2', '"config"', 'AW-1').toBeGreaterThan(0);
    await told('www.google.com', '"update"', '"ad_user_data":"granted"').toBeGreaterThan(0);
    await told('/second.js').toBe(1);
    await told('facebook.com/tr', 'PageView').toBe(1);
  });

  await test.step('a lead is a conversion, on the page and on the page after it', async () => {
    const lead = someLead();
    await popup.openFrom('Get Started Now');
    await popup.complete(lead);
    const marketing = popup.dialog.getByRole('checkbox', { name: MARKETING });
    await expect(marketing).not.toBeChecked();
    await marketing.focus();
    await page.keyboard.press('Space');
    await expect(marketing).toBeChecked();
    await popup.send();
    await told('"conversion"', 'AW-1/lead').toBeGreaterThan(0);
    await told('facebook.com/tr', '"Lead"').toBe(1);
    expect(await place.asOwner('select * from leads where email = $1', [lead.email])).toMatchObject([
      { attribution: { gclid: 'x-1', consent: 'granted' }, answers: { marketing: MARKETING } },
    ]);
    await page.waitForURL('**/thank-you.html');
    await told('"conversion"', 'AW-1/thanks').toBeGreaterThan(0);
    for (const typed of [lead.email, lead.name, lead.phone]) expect(reached.join()).not.toContain(typed);
  });

  await test.step('a withdrawal deletes what the tags stored, and they no longer run', async () => {
    await page.goto(server.address);
    await told('"config"').toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Advert cookies' }).click();
    await Promise.all([page.waitForEvent('load'), question.getByRole('button', { name: 'Refuse' }).click()]);
    const before = reached.length;
    await expect(page.getByRole('button', { name: 'Advert cookies' })).toBeVisible();
    expect(reached).toHaveLength(before);
    expect((await stored()).cookie).toBe('');
  });

  expect(complaints).toEqual([]);
  await server.stop();
  await place.remove();
  await clone.remove();
});
