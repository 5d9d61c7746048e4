import concurrently from 'concurrently';
import { BUILT_SAMPLE, prepareSample } from './clone-project.ts';
import { MADE_EMBEDDED, prepareEmbedded } from './new-embedded.ts';

// The tests of the server and those in browsers side by side, on one build of the sample site and copies of one database.
const [sample, embedded] = await Promise.all([prepareSample(), prepareEmbedded()]);
process.env[BUILT_SAMPLE] = sample.directory;
process.env[MADE_EMBEDDED] = embedded.directory;
try {
  const tests = [
    { name: 'server', command: 'vitest run' },
    { name: 'browser', command: 'playwright test' },
  ];
  await concurrently(tests, { group: true, timings: true }).result;
} catch {
  // Each has said what failed.
  process.exitCode = 1;
} finally {
  await Promise.all([sample.remove(), embedded.remove()]);
}
