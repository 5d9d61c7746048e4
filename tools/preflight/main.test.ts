import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

// What it finds on a built site: `tests/e2e/preflight.spec.ts` and `tests/e2e/rebrand.spec.ts`.
it.each([
  ['an unknown flag', ['--online'], {}, '--online'],
  ['a wrong setting', [], { RATE_LIMIT: 'none' }, 'RATE_LIMIT'],
])('ends with 2 if it cannot tell: %s', (_what, flags, settings, told) => {
  const env = { ...process.env, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/preflight/main.ts', ...flags], {
    env,
  });
  expect([status, stdout.toString()]).toEqual([2, '']);
  expect(stderr.toString()).toContain(told);
});
