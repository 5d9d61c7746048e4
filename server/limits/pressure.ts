import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../errors.ts';

/**
 * The mean over a sample by which timers come late. So far behind, a server only
 * makes everybody wait; neither an honest load nor a busy machine gets it there.
 */
export const MAX_DELAY_MS = 1_000;
const SAMPLE_MS = 2_000;
/** The last resort: beyond this the process would soon end by itself. */
const MAX_HEAP_SHARE = 0.9;

/** Watches the process that `app` runs in, whose timers may come `maxEventLoopDelay` milliseconds late. By itself it refuses nothing. */
export async function watchPressure(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * MAX_HEAP_SHARE,
    sampleInterval: SAMPLE_MS,
    pressureHandler() {},
  });
}

/** Refuses the requests of `app` that come while the process is overloaded: the others then still get an answer in time. */
export function shedLoad(app: FastifyInstance): void {
  app.addHook('onRequest', async () => {
    if (app.isUnderPressure()) throw refusals.overloaded();
  });
}
