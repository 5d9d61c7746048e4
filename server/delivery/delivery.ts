import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import type { Channel } from './channel.ts';
import { confirmationThrough, readConfirmationWords } from './confirmation.ts';
import { emailThrough } from './email.ts';
import { channelNamesOf, notifyThrough } from './notify.ts';
import { openChannels, outboxOf, type Schedule } from './outbox.ts';
import { webhookTo } from './webhook.ts';
import { type DeliveryLog, startWorker } from './worker.ts';

/**
 * The configured channels: webhook, email, confirmations to visitors, messages, or none.
 * Throws an error if the confirmation's text is not built.
 */
export function channelsFrom(settings: Partial<Environment>): Channel[] {
  const { WEBHOOK_URL, WEBHOOK_SECRET, SMTP_URL, MAIL_FROM, MAIL_TO } = settings;
  const { TIME_ZONE = 'UTC', MAIL_LIMIT_PER_HOUR = null, CONFIRMATION_LIMIT_PER_HOUR = null } = settings;
  const channels: Channel[] = [];
  if (WEBHOOK_URL && WEBHOOK_SECRET) channels.push(webhookTo(WEBHOOK_URL, WEBHOOK_SECRET));
  if (SMTP_URL && MAIL_FROM && MAIL_TO) {
    channels.push(emailThrough(SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_LIMIT_PER_HOUR, TIME_ZONE));
    if (settings.CONFIRMATION_MAIL) {
      const words = readConfirmationWords();
      channels.push(confirmationThrough(SMTP_URL, MAIL_FROM, MAIL_TO, words, CONFIRMATION_LIMIT_PER_HOUR));
    }
  }
  const { NOTIFY = [], NOTIFY_PERSONAL_DATA = [], DESK_URL } = settings;
  const names = channelNamesOf(NOTIFY);
  const options = { personal: NOTIFY_PERSONAL_DATA, desk: DESK_URL, timeZone: TIME_ZONE };
  return [...channels, ...NOTIFY.map((target, place) => notifyThrough(target, names[place] ?? '', options))];
}

/** The delivery of leads to all channels. */
export type Delivery = Awaited<ReturnType<typeof openDelivery>>;

/** Makes `database` queue each new lead for exactly these channels. */
export async function openDelivery(database: Database, channels: readonly Channel[], schedule?: Schedule) {
  await openChannels(
    database,
    channels.map(({ name }) => name),
  );
  let workers: ReturnType<typeof startWorker>[] = [];
  return {
    /** Starts sending, including deliveries from before. */
    start(log: DeliveryLog): void {
      workers = channels.map((channel) =>
        startWorker(channel, outboxOf(database, channel.name, schedule), log),
      );
    },
    /** Wakes the workers after leads were stored. */
    nudge(): void {
      for (const worker of workers) worker.nudge();
    },
    /** Lets current attempts finish within `patienceMs`. */
    async stop(patienceMs?: number): Promise<void> {
      await Promise.all(workers.map((worker) => worker.stop(patienceMs)));
    },
  };
}
