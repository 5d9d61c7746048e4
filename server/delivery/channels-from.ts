import type { Environment } from '../../environment.ts';
import type { Channel } from './channel.ts';
import { confirmationThrough, type MayConfirm } from './confirmation.ts';
import { readConfirmationWords } from './confirmation-words.ts';
import { emailThrough } from './email.ts';
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

/** The channels that the settings ask for: none, a webhook, e-mail, confirmations to visitors. Throws a `StartError` where the words of those are not built. */
export function channelsFrom(
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
): Channel[] {
  const channels: Channel[] = [];
  if (WEBHOOK_URL && WEBHOOK_SECRET) channels.push(webhookTo(WEBHOOK_URL, WEBHOOK_SECRET));
  if (SMTP_URL && MAIL_FROM && MAIL_TO) {
    channels.push(emailThrough(SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_LIMIT_PER_HOUR));
    if (CONFIRMATION_MAIL)
      channels.push(confirmationThrough(SMTP_URL, MAIL_FROM, MAIL_TO, readConfirmationWords(), mayConfirm));
  }
  return channels;
}
