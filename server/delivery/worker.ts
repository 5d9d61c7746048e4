import { setTimeout as pass } from 'node:timers/promises';
import { type Channel, codeOf } from './channel.ts';
import type { Outbox, Parcel } from './outbox.ts';
import type { Schedule } from './retry-schedule.ts';

/** The most that is being sent at once over one channel. */
export const MAX_IN_FLIGHT = 4;
/** How long one attempt may take. */
export const SEND_TIMEOUT_MS = 20_000;
/** How often to look for what other processes have stored, what is due again, and what was abandoned. */
const POLL_MS = 3_000;
/** How long what is being sent may take to finish once the process is told to stop: half of its grace. */
const STOP_PATIENCE_MS = 5_000;
/** What is sent has to be marked before it counts as abandoned, also if the database is away for a moment. */
const MARK_TRIES = 5;
const MARK_PAUSE_MS = 2_000;

/** Takes what happens: counts and codes, nothing of a lead. */
export type DeliveryLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

/** Sends over one channel what its outbox holds, from now on. */
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
      const parcels = await outbox.claim(limit);
      away = false;
      return parcels;
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
    // Of a digest some have been tried more often than others.
    for (const [attempt, attempts] of Map.groupBy(parcel.attempts, (each) => each.attempts)) {
      const alike = { ...parcel, attempts };
      const pauseMs = schedule(attempt, Math.random());
      await untilMarked(() => outbox.markRefused(alike, code, pauseMs));
      if (pauseMs === null) log.error({ ...about(alike), code }, 'not delivered, and not tried again');
      else log.warn({ ...about(alike), code, pauseMs }, 'not delivered yet');
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
    /** Looks at once, not only with the next poll. */
    nudge,
    /** Takes nothing more, and resolves once nothing is being sent; what takes longer than `patienceMs` is given back. */
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
