import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clone, prepareSample } from '../../tests/support/clone-project.ts';
import { sampleSite } from '../../tests/support/sample-site.ts';
import type { Finding, Subject } from './finding.ts';

/** Runs the command of the project in `directory`, and waits for its end. */
async function run(directory: string, flags: string[], settings: Record<string, string> = {}) {
  const command = spawn(process.execPath, ['tools/preflight/main.ts', ...flags], {
    cwd: directory,
    // An empty variable keeps a .env file from setting it.
    env: {
      ...process.env,
      PUBLIC_LEADS_URL: '',
      PUBLIC_LEADS_KEY: '',
      RATE_LIMIT: '',
      ...settings,
    },
  });
  const [output, errors] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ]);
  return { output, errors, code: command.exitCode };
}

describe('the command on the sample site', () => {
  let sample: Clone;
  let findings: Finding[];
  let code: number | null;
  const about = (subject: Subject) => findings.filter((finding) => finding.subject === subject);

  beforeAll(async () => {
    sample = await prepareSample();
    const result = await run(sample.directory, ['--json']);
    ({ findings } = JSON.parse(result.output));
    code = result.code;
  });
  afterAll(() => sample.remove());

  it('ends with 1', () => {
    expect(code).toBe(1);
  });

  it('lists every sample there is: 11 figures, the logo and 8 testimonials', () => {
    expect(about('samples')).toHaveLength(11 + 1 + 8);
    expect(about('samples').map(({ what }) => what)).toContain('Amara O.');
  });

  it('lists its counters, placeholders and legal links in each language, and no link twice', () => {
    expect(about('counters')).toHaveLength(2);
    expect(about('placeholders').map(({ where }) => where.field)).toEqual([
      'url',
      'portal',
      'mainSite',
      'phone',
      'email',
      'social.facebook',
      'social.instagram',
      'social.x',
      'social.youtube',
      'social.linkedin',
      'PUBLIC_LEADS_KEY',
    ]);
    const legal = [
      '"Privacy Policy" leads to #',
      '"Terms of Service" leads to #',
      '"Cookie Policy" leads to #',
    ];
    expect(about('links').map(({ what }) => what)).toEqual(expect.arrayContaining(legal));
    expect(about('links')).toHaveLength(legal.length * sampleSite.languages.length);
  });

  it('says of each finding what it is, where, and what to do', () => {
    for (const { what, where, remedy } of findings) {
      for (const part of [what, where.file, where.field, remedy]) expect(part).not.toBe('');
    }
  });
});

it.each([
  { what: 'an unknown flag', flags: ['--online'], settings: {}, told: '--online' },
  { what: 'a wrong setting', flags: [], settings: { RATE_LIMIT: 'none' }, told: 'RATE_LIMIT' },
])('ends with 2 if it cannot tell: $what', async ({ flags, settings, told }) => {
  const { code, output, errors } = await run(process.cwd(), flags, settings);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).toContain(told);
});
