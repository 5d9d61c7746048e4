import { type OwnedDatabase, openOwner } from '../../../server/database/open-owner.ts';
import type { Place } from '../../support/place.ts';
import { type SiteServer, startDesk } from '../../support/site-server.ts';
import { receiveWebhooks, SECRET, type WebhookReceiver } from '../../support/webhook-receiver.ts';
import { newDatabase, startSampleSite, test } from '../support.ts';

/** Shared by a worker's tests. */
type Office = {
  place: Place;
  receiver: WebhookReceiver;
  /** The page's server, which delivers leads to `receiver`. */
  site: SiteServer;
  /** The database with the owner's rights. */
  owner: OwnedDatabase;
};
type Shift = {
  /** A desk without leads. Its address lets one browser in. */
  desk: Awaited<ReturnType<typeof startDesk>>;
  /** Errors and dialogs of the desk's page. */
  complaints: string[];
};

/** A desk test. Stops everything it started, even if it fails. */
// Playwright requires a destructured first argument, even an empty one.
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

/** An address without its parameters. */
export const baseOf = (url: string): string => url.replace(/\?.*$/, '');
