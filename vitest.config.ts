import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{environment,lead/**/*,owner/**/*,server/**/*,site/**/*,scripts/**/*}.test.ts'],
    globalSetup: 'server/test/postgres-for-tests.ts',
    // A test of crashes waits more than it computes: two files at a time even on two cores.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
