import { type OwnedDatabase, openOwner } from '../../../server/database/open-owner.ts';
import { prepareEmbedded } from '../../support/new-embedded.ts';
import { copyOfEmbedded, type Place } from '../../support/place.ts';
import { type SiteServer, startDesk } from '../../support/site-server.ts';
import { receiveWebhooks, SECRET } from '../../support/webhook-receiver.ts';
import { newDatabase, startSampleSite, test } from '../support.ts';

/** The embedded database, in which nothing is yet. */
async function copyOfNew(): Promise<Place> {
  const { directory, remove } = await prepareEmbedded();
  const place = await copyOfEmbedded(directory);
  await remove();
  return place;
}

const PLACES = {
  PostgreSQL: newDatabase,
  'the embedded database': copyOfNew,
};
export type Kind = keyof typeof PLACES;
export const KINDS = Object.keys(PLACES) as Kind[];

type Settings = { DATABASE_URL: string; DATA_DIR: string };
type Night = {
  kind: Kind;
  place: Place;
  settings: Settings;
  receiver: Awaited<ReturnType<typeof receiveWebhooks>>;
  /** The page, its server, and where its leads go. */
  site: SiteServer;
  desk: SiteServer;
  /** The leads as their owner has them. */
  owner: OwnedDatabase;
  /** What the desk's page has said that it should not. */
  complaints: string[];
};

/** A test at the desk, with leads of its own. Whatever it starts is ended, also where it fails. */
// Playwright asks for a destructured first argument, also where nothing is taken from it.
// biome-ignore-start lint/correctness/noEmptyPattern: see above.
export const deskTest = test.extend<Night>({
  kind: ['PostgreSQL', { option: true }],
  place: async ({ kind }, use) => {
    const place = await PLACES[kind]();
    await use(place);
    await place.remove();
  },
  settings: async ({ place: { settings } }, use) =>
    use({ DATABASE_URL: settings.DATABASE_URL ?? '', DATA_DIR: settings.DATA_DIR }),
  receiver: async ({}, use) => {
    const receiver = await receiveWebhooks();
    await use(receiver);
    await receiver.stop();
  },
  site: async ({ settings, receiver }, use) => {
    const site = await startSampleSite({ ...settings, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET });
    await use(site);
    await site.stop();
  },
  desk: async ({ settings }, use) => {
    const desk = await startDesk(settings);
    await use(desk);
    await desk.stop();
  },
  owner: async ({ place }, use) => {
    const owner = await openOwner(place.settings);
    await use(owner);
    await owner.close();
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
