import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { EMBEDDED } from '../../testing/databases.ts';

it('keeps nothing of an answer once it is given', async () => {
  const place = await EMBEDDED.makePlace();
  // In a memory of its own: to look through that of all tests takes seconds.
  const worker = new Worker(new URL('./test/kept-answers.worker.ts', import.meta.url), {
    workerData: join(place.settings.DATA_DIR, 'pg'),
  });
  const ended = once(worker, 'exit');
  const [kept] = await once(worker, 'message');
  expect(kept).toBe(0);
  await ended;
  await place.remove();
});
