import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([0, 1])('leaves it to the process that starts PostgreSQL to end with %i', (code) => {
  const program = `await import('./tests/support/start-postgres.ts'); process.exitCode = ${code};`;
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', program]).status).toBe(code);
});
