import * as v from 'valibot';
import { STEP_EVENTS } from '../../lead/step.ts';
import { cleanText } from '../../lead/text.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';

/** The most steps of one request: a page view has some fifteen. */
export const MAX_STEPS = 20;
/** How long steps are gathered before one statement counts them all. */
export const GATHER_MS = 1_000;
/** The most steps that are gathered. Those beyond it are not counted. `count_steps` takes as many. */
export const MAX_GATHERED = 1_000;
/** The most steps of one sender that are gathered at once: a flood from there leaves room for others. */
export const MAX_FROM_SENDER = 40;

const word = v.pipe(
  v.nullish(v.string('must be text'), ''),
  v.transform((text) => cleanText(text.slice(0, 200))),
);
const schema = v.pipe(
  v.array(
    v.object({
      event: v.picklist(STEP_EVENTS, `must be one of ${STEP_EVENTS.join(', ')}`),
      detail: word,
      trigger_type: word,
      path: word,
      utm_source: word,
      utm_medium: word,
      utm_campaign: word,
      device: word,
    }),
    'must be a list',
  ),
  v.maxLength(MAX_STEPS, `must be a list of at most ${MAX_STEPS} steps`),
);
type Steps = v.InferOutput<typeof schema>;

/** Counts steps of visitors. */
export type StepCounter = {
  /** Takes what a request from `sender` reports. Throws an `ApiError` where it is no list of steps. */
  count(steps: unknown, sender: string): void;
  /** Counts what is gathered. */
  close(): Promise<void>;
};

/**
 * Gathers the steps of a second, and has `run` count them with one statement. Nobody waits for it, and
 * leads go first: while `isBusy` says that some wait, no statement is begun, and what no longer fits is
 * not counted.
 */
export function gatherSteps(
  run: (json: string) => Promise<unknown>,
  isBusy: () => boolean,
  gatherMs = GATHER_MS,
): StepCounter {
  let gathered: Steps = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const senders = new Map<string, number>();

  function flush(): void {
    timer = undefined;
    if (gathered.length === 0) return;
    if (isBusy()) {
      later();
      return;
    }
    const json = JSON.stringify(gathered);
    gathered = [];
    senders.clear();
    // What the database does not take now is not counted: the next second has steps of its own.
    running = run(json).catch(() => {});
  }

  function later(): void {
    timer ??= setTimeout(() => void running.then(flush), gatherMs).unref();
  }

  return {
    count(steps, sender) {
      const read = readSteps(steps);
      const before = senders.get(sender) ?? 0;
      const room = Math.min(MAX_GATHERED - gathered.length, MAX_FROM_SENDER - before);
      gathered.push(...read.slice(0, Math.max(room, 0)));
      senders.set(sender, before + read.length);
      later();
    },
    async close() {
      clearTimeout(timer);
      await running;
      flush();
      clearTimeout(timer);
      await running;
    },
  };
}

function readSteps(steps: unknown): Steps {
  const { success, issues, output } = v.safeParse(schema, steps);
  if (success) return output;
  const [issue] = issues;
  throw new ApiError(
    400,
    '22023',
    `${['steps', issue && v.getDotPath(issue)].filter(Boolean).join('.')} ${issue?.message}`,
  );
}

/** Has the site's days begin at midnight in the zone `name`, as the IANA knows it. */
export async function setTimeZone({ query }: Pick<Database, 'query'>, name: string): Promise<void> {
  await query({
    text: 'update server.site set time_zone = $1 where time_zone <> $1',
    values: [name],
  });
}
