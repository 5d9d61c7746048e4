import type { Environment } from '../../environment.ts';
import type { Channel } from './channel.ts';
import { emailThrough } from './email.ts';
import { webhookTo } from './webhook.ts';

export type ChannelSettings = Pick<
  Environment,
  'WEBHOOK_URL' | 'WEBHOOK_SECRET' | 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'MAIL_LIMIT_PER_HOUR'
>;

/** The channels that the settings ask for: none, a webhook, e-mail, or both. */
export function channelsFrom({
  WEBHOOK_URL,
  WEBHOOK_SECRET,
  SMTP_URL,
  MAIL_FROM,
  MAIL_TO,
  MAIL_LIMIT_PER_HOUR,
}: ChannelSettings): Channel[] {
  const channels: Channel[] = [];
  if (WEBHOOK_URL && WEBHOOK_SECRET) channels.push(webhookTo(WEBHOOK_URL, WEBHOOK_SECRET));
  if (SMTP_URL && MAIL_FROM && MAIL_TO)
    channels.push(emailThrough(SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_LIMIT_PER_HOUR));
  return channels;
}
