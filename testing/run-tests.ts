import concurrently from 'concurrently';
import { BUILT_SAMPLE, prepareSample } from './sample-project.ts';

// The tests of the server and those in browsers side by side, on one build of the sample site.
const sample = await prepareSample();
process.env[BUILT_SAMPLE] = sample.directory;
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
  await sample.remove();
}
