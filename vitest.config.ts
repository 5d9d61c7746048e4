import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{environment,lead/**/*,server/**/*,site/**/*,scripts/**/*}.test.ts'],
    globalSetup: 'server/test/postgres-for-tests.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
