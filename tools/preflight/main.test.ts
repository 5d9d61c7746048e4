import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

// `tests/e2e/preflight.spec.ts` and `tests/e2e/rebrand.spec.ts` test it on a built site.
it.each([
  ['an unknown flag', ['--online'], {}, '--online'],
  ['a wrong setting', [], { RATE_LIMIT: 'none' }, 'RATE_LIMIT'],
])('exits with 2 if the check fails: %s', (_case, flags, settings, told) => {
  const env = { ...process.env, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/preflight/main.ts', ...flags], {
    env,
  });
  expect([status, stdout.toString()]).toEqual([2, '']);
  expect(stderr.toString()).toContain(told);
});
