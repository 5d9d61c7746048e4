import { Webhook } from 'standardwebhooks';
import { type Channel, codeOf, SendError } from './channel.ts';

const MS_PER_SECOND = 1000;
/** The receiver has gone for good: https://www.standardwebhooks.com */
const GONE = 410;

/**
 * Posts leads to `url` as `lead.created`, signed with `secret` by the Standard
 * Webhooks scheme. Each attempt for a lead has the same id, and a timestamp and a
 * signature of its own.
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
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / MS_PER_SECOND)),
          'webhook-signature': signer.sign(id, sentAt, body),
        },
        body,
        // Another place than the configured one gets nothing.
        redirect: 'manual',
        signal,
      }).catch((error) => {
        throw new SendError(codeOf(error));
      });
      // The status has decided.
      await answer.body?.cancel().catch(() => {});
      if (answer.ok) return undefined;
      throw new SendError(`HTTP ${answer.status}`, {
        final: answer.status === GONE,
        retryAfterMs: retryAfterOf(answer, sentAt),
      });
    },
  };
}

/** How long after `now` an answer wants to be asked again, in milliseconds: by its `Retry-After` in seconds or as a date. */
function retryAfterOf({ headers }: Response, now: Date): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * MS_PER_SECOND;
  const wait = Date.parse(value) - now.getTime();
  return wait > 0 ? wait : undefined;
}
