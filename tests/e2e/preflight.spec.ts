import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Finding, Subject } from '../../tools/preflight/report.ts';
import { sampleSite } from '../support/sample-site.ts';
import { expect, sampleProject, test } from './support.ts';

const LEGAL = ['"Privacy Policy" links to #', '"Terms of Service" links to #', '"Cookie Policy" links to #'];
const PLACEHOLDERS = ['url', 'portal', 'mainSite', 'phone', 'email'];
const PROFILES = ['facebook', 'instagram', 'x', 'youtube', 'linkedin'].map((name) => `social.${name}`);

test('preflight lists each sample, counter, placeholder and dead link of the sample site, with a remedy', async () => {
  const { code, stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/preflight/main.ts', '--json'],
    // An empty variable prevents a .env file from setting it.
    {
      cwd: sampleProject(),
      env: { ...process.env, PUBLIC_LEADS_URL: '', PUBLIC_LEADS_KEY: '', RATE_LIMIT: '' },
    },
  ).then(
    (output) => ({ code: 0, ...output }),
    (ended) => ended,
  );
  expect(code).toBe(1);
  const { findings }: { findings: Finding[] } = JSON.parse(stdout);
  const about = (subject: Subject) => findings.filter((finding) => finding.subject === subject);

  // The figures, the comparison's footnote, the logo and the testimonials.
  expect(about('samples')).toHaveLength(11 + 1 + 1 + 8);
  expect(about('samples').map(({ what }) => what)).toContain('Amara O.');
  expect(about('counters')).toHaveLength(2);
  expect(about('placeholders').map(({ where }) => where.field)).toEqual([
    ...PLACEHOLDERS,
    ...PROFILES,
    'PUBLIC_LEADS_KEY',
  ]);
  expect(about('links').map(({ what }) => what)).toEqual(expect.arrayContaining(LEGAL));
  expect(about('links')).toHaveLength(LEGAL.length * sampleSite.languages.length);
  expect(about('laws')).toHaveLength(5 + 2);
  for (const { what, where, remedy } of findings)
    for (const part of [what, where.file, where.field, remedy]) expect(part).not.toBe('');
});
