import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { someLead } from '../support/popup.ts';
import { expect, isPainted, leaveByTheTop, often, seemPerson, test } from './support.ts';

/** The steps that `page` reports from now on. */
function watchReports(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/count_steps')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

test('each step of a visitor is counted once, and no report contains typed text', async ({
  page,
  popup,
  query,
}) => {
  const lead = someLead();
  const campaign = randomUUID();
  const reports = watchReports(page);
  await seemPerson(page);
  await page.goto(`/?utm_source=letter&utm_campaign=${campaign}`);
  await popup.openFrom('View Examples');
  await popup.next();
  await popup.next();
  await popup.complete(lead);
  await popup.send();
  await expect(popup.dialog.getByRole('heading')).toHaveText('Request Submitted!');
  await popup.button('Stay Here').click();
  await popup.openFrom('Get Started Now');

  const counts = async () => {
    const rows = await query(
      `select concat_ws(' ', event, nullif(detail, ''), nullif(trigger_type, ''), utm_source, device, counted) as step
       from server.step_counts where utm_campaign = $1 order by 1`,
      [campaign],
    );
    return rows.map(({ step }) => step);
  };
  await expect
    .poll(counts, often)
    .toEqual([
      'opened Hero - View Examples Button button_click letter mouse 1',
      'reached 2 letter mouse 1',
      'reached 3 letter mouse 1',
      'refused email letter mouse 1',
      'refused name letter mouse 1',
      'refused phone letter mouse 1',
      'sent Hero - View Examples Button button_click letter mouse 1',
      'viewed letter mouse 1',
    ]);
  for (const word of Object.values(lead)) expect(reports.join()).not.toContain(JSON.stringify(word));
});

test('an exit-intent offer is counted', async ({ page, popup }) => {
  const reports = watchReports(page);
  await seemPerson(page);
  await page.goto('/');
  await isPainted(page);
  await leaveByTheTop(page);
  await popup.opened();
  await expect.poll(() => reports.join(), often).toContain('"offered"');
});

test('nothing is reported for visitors who opt out of tracking, or for programs', async ({ context }) => {
  for (const [signal, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
    ['webdriver', true],
  ] as const) {
    await test.step(signal, async () => {
      const page = await context.newPage();
      const reports = watchReports(page);
      await page.addInitScript(
        ([name, said]) => {
          Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true });
          Object.defineProperty(navigator, name, { value: said });
        },
        [signal, value] as const,
      );
      await page.clock.install();
      await page.goto('/');
      await page.getByRole('button', { name: 'View Examples' }).click();
      await page.clock.runFor(5_000);
      expect(reports).toEqual([]);
      await page.close();
    });
  }
});
