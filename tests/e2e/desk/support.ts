import { type OwnedDatabase, openOwner } from '../../../server/database/open-owner.ts';
import type { Place } from '../../support/place.ts';
import { type SiteServer, startDesk } from '../../support/site-server.ts';
import { receiveWebhooks, SECRET, type WebhookReceiver } from '../../support/webhook-receiver.ts';
import { newDatabase, startSampleSite, test } from '../support.ts';

/** What all tests of a worker share. */
type Office = {
  place: Place;
  receiver: WebhookReceiver;
  /** The page's server, which sends its leads to `receiver`. */
  site: SiteServer;
  /** The leads as their owner has them. */
  owner: OwnedDatabase;
};
type Shift = {
  /** The desk, which begins without a lead. Its address lets one browser in. */
  desk: SiteServer;
  /** What the desk's page has said that it should not. */
  complaints: string[];
};

/** A test at the desk. Whatever it starts is ended, also where it fails. */
// Playwright asks for a destructured first argument, also where nothing is taken from it.
// biome-ignore-start lint/correctness/noEmptyPattern: see above.
export const deskTest = test.extend<Shift, Office>({
  place: [
    async ({}, use) => {
      const place = await newDatabase();
      await use(place);
      await place.remove();
    },
    { scope: 'worker' },
  ],
  receiver: [
    async ({}, use) => {
      const receiver = await receiveWebhooks();
      await use(receiver);
      await receiver.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ place, receiver }, use) => {
      const DATABASE_URL = place.settings.DATABASE_URL ?? '';
      const site = await startSampleSite({ DATABASE_URL, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  owner: [
    async ({ place }, use) => {
      const owner = await openOwner(place.settings);
      await use(owner);
      await owner.close();
    },
    { scope: 'worker' },
  ],
  desk: async ({ place, owner }, use) => {
    for (const table of ['public.leads', 'server.step_counts'])
      await owner.query({ text: `delete from ${table}` });
    const desk = await startDesk({ DATABASE_URL: place.settings.DATABASE_URL ?? '' });
    await use(desk);
    await desk.stop();
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await use(complaints);
  },
});
// biome-ignore-end lint/correctness/noEmptyPattern: see above.

/** The desk's address without its parameters. */
export const baseOf = (url: string): string => url.replace(/\?.*$/, '');
