import { Webhook } from 'standardwebhooks';
import type { Channel } from './channel.ts';
import { retryAfterOf } from './retry-after.ts';
import { codeOf, SendError } from './send-error.ts';

/** As much of an answer's body is read, so that the receiver can finish it. Its words are of no interest. */
const ANSWER_LIMIT_BYTES = 16 * 1024;
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
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': signer.sign(id, sentAt, body),
        },
        body,
        // Another place than the configured one gets nothing.
        redirect: 'manual',
        signal,
      }).catch((error) => {
        throw new SendError(codeOf(error));
      });
      await readAway(answer);
      if (answer.ok) return undefined;
      throw new SendError(`HTTP ${answer.status}`, {
        final: answer.status === GONE,
        retryAfterMs: retryAfterOf(answer, sentAt),
      });
    },
  };
}

/** The status has decided: whatever happens to the body changes nothing. */
async function readAway({ body }: Response): Promise<void> {
  if (!body) return;
  let read = 0;
  try {
    for await (const chunk of body) {
      read += chunk.length;
      if (read > ANSWER_LIMIT_BYTES) break;
    }
  } catch {}
}
