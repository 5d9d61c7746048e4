import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{lead,server,owner,tests,tools,site,docs}/**/*.test.ts'],
    globalSetup: 'tests/support/databases-for-tests.ts',
    // Crash tests mostly wait, so two files run at a time even on two cores.
    maxWorkers: 2,
    // Files share a process, so modules keep no state, and tests restore environment variables.
    isolate: false,
    // Tests start many processes of the same few programs. The cache lets Node.js compile them once.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/node', import.meta.url)) },
    expect: { poll: { timeout: 10_000 } },
    // Generous, because a busy machine is slow. A wait that fails gives up much sooner.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
