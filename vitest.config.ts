import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{lead,server,owner,tests,tools,site,docs}/**/*.test.ts'],
    globalSetup: 'tests/support/databases-for-tests.ts',
    // A test of crashes waits more than it computes: two files at a time even on two cores.
    maxWorkers: 2,
    // Files share a process and what it has loaded: the code keeps no state in its modules, and who sets a
    // variable of the environment takes it back.
    isolate: false,
    // The processes that tests start are many, and of the same few programs: compiled once.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/node', import.meta.url)) },
    // Generous: a busy machine is no reason to fail, and what hangs fails all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
