import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { STEP_EVENTS } from '../../lead/step.ts';
import { cleanText } from '../../lead/text.ts';
import type { Database } from '../database/database.ts';
import { parseJson } from '../http/api.ts';
import { refusals } from '../http/api-error.ts';
import { networkOf } from '../limits/network-of.ts';

const BODY_LIMIT_BYTES = 32 * 1024;
/** The most steps per request. A page view has about fifteen. */
export const MAX_STEPS = 20;
/** The interval at which gathered steps are counted in one statement. */
export const GATHER_MS = 1_000;
/** The most gathered steps; further ones are dropped. `count_steps` has the same limit. */
export const MAX_GATHERED = 1_000;
/** The most gathered steps of one sender, so that a flood leaves room for others. */
export const MAX_FROM_SENDER = 40;

const WORDS = [
  'detail',
  'trigger_type',
  'path',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'device',
] as const;
const word = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => cleanText(text.slice(0, 200))),
);
const step = v.object({ event: v.picklist(STEP_EVENTS), ...v.entriesFromList(WORDS, word) });
const report = v.object({ steps: v.pipe(v.array(step), v.maxLength(MAX_STEPS)) });
type Step = v.InferOutput<typeof step>;

/** Counts the steps that `sender` reports. */
export type CountSteps = (steps: readonly Step[], sender: string) => void;

/**
 * Gathers steps for a second, and counts them with `run` in one statement. Leads go first, so steps that do not fit or
 * that the database refuses are dropped. `close` counts the remaining steps.
 */
export function gatherSteps(run: (json: string) => Promise<unknown>): {
  count: CountSteps;
  close(): Promise<void>;
} {
  let gathered: Step[] = [];
  let running: Promise<unknown> = Promise.resolve();
  const senders = new Map<string, number>();

  async function flush(): Promise<void> {
    await running;
    if (gathered.length === 0) return;
    const json = JSON.stringify(gathered);
    gathered = [];
    senders.clear();
    running = run(json).catch(() => {});
    await running;
  }

  const timer = setInterval(flush, GATHER_MS).unref();
  return {
    count(steps, sender) {
      const before = senders.get(sender) ?? 0;
      const room = Math.min(MAX_GATHERED - gathered.length, MAX_FROM_SENDER - before);
      gathered.push(...steps.slice(0, Math.max(room, 0)));
      senders.set(sender, before + steps.length);
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

type CountRoute = { Body: string | undefined; Headers: { 'sec-gpc'?: string; dnt?: string } };

/** `POST /rpc/count_steps`. Steps are counted within seconds, if there is room. */
export function countStepsRoute(app: FastifyInstance, count: CountSteps): void {
  app.post<CountRoute>('/rpc/count_steps', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const { headers, body, ip } = request;
    const { success, output } = v.safeParse(report, parseJson(body));
    if (!success) throw refusals.badRequest(400);
    const asksNotToBeCounted = headers['sec-gpc'] === '1' || headers.dnt === '1';
    if (!asksNotToBeCounted) count(output.steps, networkOf(ip));
    return reply.code(204).send();
  });
}

/** Sets the site's time zone, by its IANA name, in which days start at midnight. */
export async function setTimeZone({ query }: Pick<Database, 'query'>, name: string): Promise<void> {
  await query({
    text: 'update server.site set time_zone = $1 where time_zone <> $1',
    values: [name],
  });
}
