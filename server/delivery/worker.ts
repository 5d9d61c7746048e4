import { setTimeout as pass } from 'node:timers/promises';
import { type Channel, codeOf } from './channel.ts';
import type { Outbox, Parcel } from './outbox.ts';
import type { Schedule } from './retry-schedule.ts';

/** The most parcels being sent at once over one channel. */
export const MAX_IN_FLIGHT = 4;
/** The timeout of one attempt. */
export const SEND_TIMEOUT_MS = 20_000;
/** The poll interval for other processes' leads, retries and abandoned deliveries. */
const POLL_MS = 3_000;
/** Time for current attempts to finish on stop: half of the process's grace period. */
const STOP_PATIENCE_MS = 5_000;
/** Retries a mark while the database is down for a moment, within the lease. */
const MARK_TRIES = 5;
const MARK_PAUSE_MS = 2_000;

/** The log. Gets counts and codes, never a lead's content. */
export type DeliveryLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

/** Starts to send the outbox of one channel. */
export function startWorker(channel: Channel, outbox: Outbox, schedule: Schedule, log: DeliveryLog) {
  const sending = new Set<Promise<void>>();
  const impatience = new AbortController();
  let woken = Promise.withResolvers<void>();
  let stopping = false;
  let away = false;

  function nudge(): void {
    woken.resolve();
    woken = Promise.withResolvers();
  }

  /** Claims as many parcels as there are free places. If all places fill up, more may be due. */
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
      const parcels = await outbox.claim(limit);
      away = false;
      return parcels;
    } catch (err) {
      // Logged once per outage: the next poll tries again.
      if (!away) log.error({ err, channel: channel.name }, 'cannot read the outbox');
      away = true;
      return [];
    }
  }

  function begin(parcel: Parcel): void {
    const sent = deliver(parcel)
      .catch((err) => log.error({ err, channel: channel.name }, 'cannot mark a delivery'))
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }

  async function deliver(parcel: Parcel): Promise<void> {
    if (stopping) return outbox.release(parcel);
    let note: string | undefined;
    try {
      note = await send(parcel);
    } catch (error) {
      return impatience.signal.aborted ? outbox.release(parcel) : refused(parcel, codeOf(error));
    }
    await untilMarked(() => outbox.markSent(parcel, note));
    log.info({ ...about(parcel), note }, 'delivered');
  }

  async function send({ attempts, lead }: Parcel): Promise<string | undefined> {
    const signal = AbortSignal.any([impatience.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    if (lead) return channel.send(lead, signal);
    const ids = attempts.map(({ leadId }) => leadId);
    return channel.digest?.send(ids, signal);
  }

  async function refused(parcel: Parcel, code: string): Promise<void> {
    // Leads of a digest may have different numbers of attempts.
    for (const [attempt, attempts] of Map.groupBy(parcel.attempts, (each) => each.attempts)) {
      const alike = { ...parcel, attempts };
      const pauseMs = schedule(attempt, Math.random());
      await untilMarked(() => outbox.markRefused(alike, code, pauseMs));
      if (pauseMs === null) log.error({ ...about(alike), code }, 'delivery failed, giving up');
      else log.warn({ ...about(alike), code, pauseMs }, 'delivery failed, will retry');
    }
  }

  function about({ attempts }: Parcel) {
    const attempt = Math.max(...attempts.map((each) => each.attempts));
    return { channel: channel.name, leads: attempts.length, attempt };
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
    /** Polls at once. */
    nudge,
    /** Stops claiming, and resolves when nothing is being sent. Returns attempts that exceed `patienceMs`. */
    async stop(patienceMs = STOP_PATIENCE_MS): Promise<void> {
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
