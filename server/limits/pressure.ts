import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../errors.ts';

/** The mean over a sample by which timers come late. An honest load of 64 connections stays far below. */
const MAX_DELAY_MS = 250;
const SAMPLE_MS = 1_000;
/** The last resort: beyond this the process would soon end by itself. */
const MAX_HEAP_SHARE = 0.9;

/** Watches the process that `app` runs in. By itself it refuses nothing. */
export async function watchPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
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
