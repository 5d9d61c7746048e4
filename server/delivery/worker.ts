import { setTimeout as pass } from 'node:timers/promises';
import { type Channel, codeOf, SendError } from './channel.ts';
import type { Attempt, Outbox, Parcel } from './outbox.ts';
import type { Schedule } from './retry-schedule.ts';

/** The most that is being sent at once over one channel. */
export const MAX_IN_FLIGHT = 4;
/** How long one attempt may take. */
export const SEND_TIMEOUT_MS = 20_000;
/** After this long a delivery counts as abandoned by its process: an attempt and its mark are over long before. */
export const LEASE_MS = 90_000;
/** How often to look for what other processes have stored, what is due again, and what was abandoned. */
export const POLL_MS = 3_000;
/** How long what is being sent may take to finish once the process is told to stop: half of its grace. */
export const STOP_PATIENCE_MS = 5_000;
/** What is sent has to be marked before it counts as abandoned, also if the database is away for a moment. */
const MARK_TRIES = 5;
const MARK_PAUSE_MS = 2_000;

/** Takes what happens: counts and codes, nothing of a lead. */
export type DeliveryLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

/** Sends over one channel what its outbox holds. */
export type Worker = {
  /** Looks at once, not only with the next poll. */
  nudge(): void;
  /** Takes nothing more, and resolves once nothing is being sent; what takes longer than `patienceMs` is given back. */
  stop(patienceMs?: number): Promise<void>;
};

export function startWorker(channel: Channel, outbox: Outbox, schedule: Schedule, log: DeliveryLog): Worker {
  const sending = new Set<Promise<void>>();
  const impatience = new AbortController();
  let woken = Promise.withResolvers<void>();
  let stopping = false;
  let away = false;

  function nudge(): void {
    woken.resolve();
    woken = Promise.withResolvers();
  }

  /** Takes as much as there are places for. If that much was due there may be more, once a place is free. */
  async function work(): Promise<void> {
    while (!stopping) {
      const { promise } = woken;
      const places = MAX_IN_FLIGHT - sending.size;
      const parcels = await claim(places);
      for (const parcel of parcels) begin(parcel);
      if (parcels.length < places) await promise;
      else if (sending.size === MAX_IN_FLIGHT) await Promise.race(sending);
    }
  }

  async function claim(limit: number): Promise<Parcel[]> {
    try {
      const claimed = await outbox.claim(limit, LEASE_MS);
      const digest = claimed.length < limit ? await outbox.claimDigest(LEASE_MS) : null;
      away = false;
      return digest ? [...claimed, digest] : claimed;
    } catch (err) {
      // Logged once, until it is back: the next poll asks again.
      if (!away) log.error({ err, channel: channel.name }, 'the outbox cannot be read');
      away = true;
      return [];
    }
  }

  function begin(parcel: Parcel): void {
    const sent = deliver(parcel)
      .catch((err) => log.error({ err, channel: channel.name }, 'a delivery cannot be marked'))
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }

  async function deliver(parcel: Parcel): Promise<void> {
    const { attempts } = parcel;
    if (stopping) return outbox.release(attempts);
    const signal = AbortSignal.any([impatience.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    const outcome = await send(parcel, signal).then(
      (note) => ({ note }),
      (error) => (error instanceof SendError ? error : new SendError(codeOf(error))),
    );
    if (!(outcome instanceof SendError)) {
      await untilMarked(() => outbox.markSent(attempts, outcome.note));
      const attempt = Math.max(...attempts.map((each) => each.attempts));
      return log.info({ channel: channel.name, leads: attempts.length, attempt, ...outcome }, 'delivered');
    }
    if (impatience.signal.aborted) return outbox.release(attempts);
    if (attempts.length > 1 && outcome.ofWords) return sendApart(parcel, outcome);
    // Of a digest some have been tried more often than others.
    for (const [attempt, alike] of Map.groupBy(attempts, (each) => each.attempts)) {
      await markRefused(alike, attempt, outcome);
    }
  }

  async function send({ attempts, leads }: Parcel, signal: AbortSignal): Promise<string | undefined> {
    const [lead] = leads;
    if (attempts.length > 1 && channel.digest)
      return channel.digest.send({ ids: attempts.map(({ leadId }) => leadId), leads }, signal);
    // Erased in this very moment: nothing is left to send.
    return lead && channel.send(lead, signal);
  }

  async function sendApart(digest: Parcel, { code }: SendError): Promise<void> {
    await untilMarked(() => outbox.sendApart(digest, code));
    log.warn({ channel: channel.name, leads: digest.attempts.length, code }, 'refused together, sent apart');
    nudge();
  }

  async function markRefused(
    attempts: readonly Attempt[],
    attempt: number,
    { code, final, retryAfterMs }: SendError,
  ): Promise<void> {
    const about = { channel: channel.name, leads: attempts.length, attempt, code };
    const pauseMs = final ? null : schedule(attempt, Math.random(), retryAfterMs);
    if (pauseMs === null) {
      await untilMarked(() => outbox.markFailed(attempts, code));
      return log.error(about, 'not delivered, and not tried again');
    }
    await untilMarked(() => outbox.markWaiting(attempts, code, pauseMs));
    log.warn({ ...about, pauseMs }, 'not delivered yet');
  }

  async function untilMarked(mark: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await mark();
      } catch (error) {
        if (tries === MARK_TRIES || stopping) throw error;
      }
      await pass(MARK_PAUSE_MS);
    }
  }

  const polling = setInterval(nudge, POLL_MS);
  const working = work();
  return {
    nudge,
    async stop(patienceMs = STOP_PATIENCE_MS) {
      stopping = true;
      clearInterval(polling);
      nudge();
      const waiting = setTimeout(() => impatience.abort(), patienceMs);
      await working;
      await Promise.all(sending);
      clearTimeout(waiting);
    },
  };
}
