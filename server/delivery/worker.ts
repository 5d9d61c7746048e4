import { type Channel, codeOf, SendError } from './channel.ts';
import type { Delivery, Outbox } from './outbox.ts';

/** The most leads being sent at once over one channel. */
export const MAX_IN_FLIGHT = 4;
/** The timeout of one attempt. */
export const SEND_TIMEOUT_MS = 20_000;
/** The poll interval for other processes' leads, retries and abandoned deliveries. */
const POLL_MS = 3_000;
/** Time for current attempts to finish on stop: half of the process's grace period. */
const STOP_PATIENCE_MS = 5_000;

/** The log. Gets counts and codes, never a lead's content. */
export type DeliveryLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

/** Starts to send the outbox of one channel. */
export function startWorker({ name: channel, send }: Channel, outbox: Outbox, log: DeliveryLog) {
  const impatience = new AbortController();
  let woken = Promise.withResolvers<void>();
  let stopping = false;
  let away = false;

  function nudge(): void {
    woken.resolve();
    woken = Promise.withResolvers();
  }

  /** Claims and sends until nothing is due, then waits for a nudge. */
  async function work(): Promise<void> {
    while (!stopping) {
      const { promise } = woken;
      const claimed = await claim();
      await Promise.all(claimed.map((delivery) => deliver(delivery).catch(report)));
      if (claimed.length < MAX_IN_FLIGHT) await promise;
    }
  }

  async function claim(): Promise<Delivery[]> {
    try {
      const claimed = await outbox.claim(MAX_IN_FLIGHT);
      away = false;
      return claimed;
    } catch (error) {
      report(error);
      return [];
    }
  }

  /** Logs an outage once: the next poll tries again. A delivery that could not be marked is sent again after its lease. */
  function report(err: unknown): void {
    if (!away) log.error({ err, channel }, 'cannot use the outbox');
    away = true;
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const about = { channel, attempt: delivery.attempts };
    const signal = AbortSignal.any([impatience.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    let note: string | undefined;
    try {
      note = await send(delivery.lead, signal);
    } catch (error) {
      const code = codeOf(error);
      const asked = error instanceof SendError ? error.retryAfterMs : 0;
      const pauseMs = await outbox.markRefused(delivery, code, asked);
      if (pauseMs === null) log.error({ ...about, code }, 'delivery failed, giving up');
      else log.warn({ ...about, code, pauseMs }, 'delivery failed, will retry');
      return;
    }
    await outbox.markSent(delivery, note);
    log.info({ ...about, note }, 'delivered');
  }

  const polling = setInterval(nudge, POLL_MS);
  const working = work();
  return {
    /** Polls at once. */
    nudge,
    /** Stops claiming, and resolves when nothing is being sent. Attempts that exceed `patienceMs` fail, and are retried. */
    async stop(patienceMs = STOP_PATIENCE_MS): Promise<void> {
      stopping = true;
      clearInterval(polling);
      nudge();
      const waiting = setTimeout(() => impatience.abort(new SendError('stopped')), patienceMs);
      await working;
      clearTimeout(waiting);
    },
  };
}
