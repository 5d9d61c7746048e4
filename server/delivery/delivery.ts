import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import type { Channel } from './channel.ts';
import { confirmationThrough, type MayConfirm, readConfirmationWords } from './confirmation.ts';
import { emailThrough } from './email.ts';
import { openChannels, outboxOf } from './outbox.ts';
import { retrySchedule } from './retry-schedule.ts';
import { webhookTo } from './webhook.ts';
import { type DeliveryLog, startWorker } from './worker.ts';

export type ChannelSettings = Pick<
  Environment,
  | 'WEBHOOK_URL'
  | 'WEBHOOK_SECRET'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'MAIL_TO'
  | 'MAIL_LIMIT_PER_HOUR'
  | 'CONFIRMATION_MAIL'
>;

/**
 * The channels that the settings ask for: a webhook, mail, confirmations to visitors, or none.
 * Throws a `StartError` if the words of those are not built.
 */
export function channelsFrom(settings: ChannelSettings, mayConfirm: MayConfirm): Channel[] {
  const { WEBHOOK_URL, WEBHOOK_SECRET, SMTP_URL, MAIL_FROM, MAIL_TO } = settings;
  const channels: Channel[] = [];
  if (WEBHOOK_URL && WEBHOOK_SECRET) channels.push(webhookTo(WEBHOOK_URL, WEBHOOK_SECRET));
  if (SMTP_URL && MAIL_FROM && MAIL_TO) {
    channels.push(emailThrough(SMTP_URL, MAIL_FROM, MAIL_TO, settings.MAIL_LIMIT_PER_HOUR));
    if (settings.CONFIRMATION_MAIL)
      channels.push(confirmationThrough(SMTP_URL, MAIL_FROM, MAIL_TO, readConfirmationWords(), mayConfirm));
  }
  return channels;
}

/** Leads on their way to every channel. */
export type Delivery = Awaited<ReturnType<typeof openDelivery>>;

/** From here on `database` puts each new lead into the outbox for `channels`, and for no others. */
export async function openDelivery(
  database: Database,
  channels: readonly Channel[],
  schedule = retrySchedule,
) {
  await openChannels(
    database,
    channels.map(({ name }) => name),
  );
  let workers: ReturnType<typeof startWorker>[] = [];
  return {
    /** Begins to send, also what was left waiting before. */
    start(log: DeliveryLog): void {
      workers = channels.map((channel) => {
        const outbox = outboxOf(database, channel.name, channel.digest?.perHour ?? null);
        return startWorker(channel, outbox, schedule, log);
      });
    },
    /** Says that leads were stored. */
    nudge(): void {
      for (const worker of workers) worker.nudge();
    },
    /** Lets what is being sent finish within `patienceMs`, and gives the rest back to the outbox. */
    async stop(patienceMs?: number): Promise<void> {
      await Promise.all(workers.map((worker) => worker.stop(patienceMs)));
    },
  };
}
