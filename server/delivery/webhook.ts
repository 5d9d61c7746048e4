import { Webhook } from 'standardwebhooks';
import { type Channel, SendError } from './channel.ts';

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
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': signer.sign(id, sentAt, body),
        },
        body,
        // Only the configured address receives leads.
        redirect: 'manual',
        signal,
      });
      // Only the status matters.
      await answer.body?.cancel().catch(() => {});
      if (!answer.ok) throw new SendError(`HTTP ${answer.status}`);
      return undefined;
    },
  };
}
