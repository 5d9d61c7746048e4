import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process has more to do than it can. */
    isUnderPressure(): boolean;
  }
}

/**
 * The mean over a sample by which timers come late. So far behind, a server only
 * makes everybody wait; neither an honest load nor a busy machine gets it there.
 */
export const MAX_DELAY_MS = 1_000;
const SAMPLE_MS = 2_000;
const RESOLUTION_MS = 10;
const NS_PER_MS = 1e6;
/** The last resort: beyond this the process would soon end by itself. */
const MAX_HEAP_SHARE = 0.9;

/**
 * Watches the process that `app` runs in, whose timers may come `maxDelayMs`
 * late. By itself it refuses nothing. It opens no file: a process without a
 * descriptor left goes on.
 */
export function watchPressure(app: FastifyInstance, maxDelayMs: number): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let overloaded = false;
  const sampling = setInterval(() => {
    const { used_heap_size, heap_size_limit } = getHeapStatistics();
    // Without a single sample the process was busy all the time.
    const delayMs = delays.count === 0 ? Number.POSITIVE_INFINITY : delays.mean / NS_PER_MS - RESOLUTION_MS;
    overloaded = delayMs > maxDelayMs || used_heap_size > heap_size_limit * MAX_HEAP_SHARE;
    delays.reset();
  }, SAMPLE_MS).unref();
  app.decorate('isUnderPressure', () => overloaded);
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    delays.disable();
  });
}

/** Refuses the requests of `app` that come while the process is overloaded: the others then still get an answer in time. */
export function shedLoad(app: FastifyInstance): void {
  app.addHook('onRequest', async () => {
    if (app.isUnderPressure()) throw refusals.overloaded();
  });
}
