import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Finding, reportText } from './report.ts';

const finding = (changes: Partial<Finding> = {}): Finding => ({
  subject: 'links',
  what: '"More" links to #',
  where: { file: 'the built page', field: '/' },
  remedy: 'Take it out.',
  ...changes,
});

const text = (findings: Finding[]) => stripVTControlCharacters(reportText(findings));

describe('the report', () => {
  it('shows each finding with its place, and each remedy once', () => {
    expect(text([finding(), finding({ what: '"Less" links to #' })])).toBe(`Links to # (2)
  "More" links to #  the built page, /
  "Less" links to #  the built page, /
    → Take it out.

2 things to fix before you publish.
`);
  });
});

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
