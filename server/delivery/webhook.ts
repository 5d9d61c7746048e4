import { Webhook } from 'standardwebhooks';
import type { Channel } from './channel.ts';
import { postJson } from './post-json.ts';

/**
 * Posts leads to `url` as `lead.created`, signed with `secret` as Standard Webhooks
 * defines. Each attempt for a lead has the same id, with a new timestamp and signature.
 */
export function webhookTo(url: string, secret: string): Channel {
  const signer = new Webhook(secret);
  return {
    name: 'webhook',
    async send(lead, signal) {
      const id = `lead_${lead.id}`;
      const sentAt = new Date();
      const body = JSON.stringify({ type: 'lead.created', timestamp: lead.created_at, data: lead });
      await postJson(url, body, signal, {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': signer.sign(id, sentAt, body),
      });
      return undefined;
    },
  };
}
