import type { Environment } from '../environment.ts';
import type { Channel } from './channel.ts';
import type { MayConfirm } from './confirmation.ts';
import { readConfirmationWords } from './confirmation-words.ts';
import { webhookTo } from './webhook.ts';

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
 * The channels that the settings ask for: none, a webhook, e-mail, confirmations to visitors. Throws a `StartError`
 * where the words of those are not built. The code that mails is loaded where it is asked for alone: no other start
 * waits for it.
 */
export async function channelsFrom(
  {
    WEBHOOK_URL,
    WEBHOOK_SECRET,
    SMTP_URL,
    MAIL_FROM,
    MAIL_TO,
    MAIL_LIMIT_PER_HOUR,
    CONFIRMATION_MAIL,
  }: ChannelSettings,
  mayConfirm: MayConfirm,
): Promise<Channel[]> {
  const channels: Channel[] = [];
  if (WEBHOOK_URL && WEBHOOK_SECRET) channels.push(webhookTo(WEBHOOK_URL, WEBHOOK_SECRET));
  if (SMTP_URL && MAIL_FROM && MAIL_TO) {
    const { emailThrough } = await import('./email.ts');
    channels.push(emailThrough(SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_LIMIT_PER_HOUR));
    if (CONFIRMATION_MAIL) {
      const { confirmationThrough } = await import('./confirmation.ts');
      channels.push(confirmationThrough(SMTP_URL, MAIL_FROM, MAIL_TO, readConfirmationWords(), mayConfirm));
    }
  }
  return channels;
}
