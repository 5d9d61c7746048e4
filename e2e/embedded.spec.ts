import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwner } from '../server/database/open-owner.ts';
import { someLead } from '../testing/popup.ts';
import { expect, PORTAL, startSampleSite, test, typedColumnsOf } from './support.ts';

test('a lead sent in the browser stands in the embedded database', async ({ page, popup }) => {
  const directory = await mkdtemp(join(tmpdir(), 'leads-e2e-'));
  const site = await startSampleSite({ DATA_DIR: directory, DATABASE_URL: '' });
  const lead = someLead();
  await page.goto(`${site.address}/?utm_source=newsletter`);
  await popup.openFrom('View Examples');
  await popup.complete(lead);
  await popup.takeTime();
  await popup.send();
  await popup.button('Continue Now').click();
  await page.waitForURL(PORTAL);
  await site.stop();

  const owner = await openOwner({ DATA_DIR: directory, DATABASE_URL: undefined });
  const rows = await owner.query({ text: 'select * from leads' });
  await owner.close();
  await rm(directory, { recursive: true });

  expect(rows).toEqual([
    expect.objectContaining({
      ...typedColumnsOf(lead),
      source_page: `${site.address}/?utm_source=newsletter`,
      source_title: 'Hero - View Examples Button',
      trigger_type: 'button_click',
      campaign_data: { utm_source: 'newsletter' },
      lead_quality_score: 100,
      status: 'new',
    }),
  ]);
});
