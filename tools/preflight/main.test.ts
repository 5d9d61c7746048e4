import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltVariant, buildVariant } from '../../tests/support/build-variant.ts';
import { prepareSample } from '../../tests/support/sample-project.ts';
import { sampleSite } from '../../tests/support/sample-site.ts';
import { configuredSite } from './configured-project.ts';
import type { Finding, Subject } from './finding.ts';

const OWN_KEY = { PUBLIC_LEADS_KEY: 'our-own-key' };

/** Runs the command of the project in `directory`, and waits for its end. */
async function run(directory: string, flags: string[], settings: Record<string, string | undefined> = {}) {
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

/** How often the source of the settings and of the words in `project` marks something as a sample. */
async function marksInSource(project: string): Promise<number> {
  const folders = ['site/content'].map(async (folder) =>
    (await readdir(join(project, folder)))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const content = (await Promise.all(folders)).flat();
  const sources = ['site/site.config.ts', ...content].map((name) => readFile(join(project, name), 'utf8'));
  const code = (await Promise.all(sources)).join('\n').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
  return [...code.matchAll(/\bsample"?: true\b/g)].length;
}

describe('the command on the sample site', () => {
  let sample: BuiltVariant;
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

  it('lists every sample there is: 11 figures, the logo and 8 testimonials', async () => {
    expect(about('samples')).toHaveLength(await marksInSource(sample.directory));
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

describe('the command on a configured site', () => {
  let variant: BuiltVariant;

  beforeAll(async () => {
    variant = await buildVariant({ site: configuredSite, real: true, environment: OWN_KEY });
  });
  afterAll(() => variant.remove());

  it('ends with 0', async () => {
    const { output, code } = await run(variant.directory, [], OWN_KEY);
    expect(output).toContain('Nothing stands');
    expect(code).toBe(0);
  });

  it('reads the settings of the service, and finds that the page sends another key than they ask for', async () => {
    const file = join(variant.directory, 'environment');
    await writeFile(file, 'PUBLIC_LEADS_KEY=the-key-of-the-service\n');
    const { output, code } = await run(variant.directory, ['--env-file', file], {
      PUBLIC_LEADS_KEY: undefined,
    });
    expect(output).toContain('The page does not send the key that the server asks for');
    expect(code).toBe(1);
  });

  it('goes for a page that shows the real figures, and none of those that are off', async () => {
    const html = await readFile(join(variant.directory, 'dist/index.html'), 'utf8');
    for (const real of ['>312<', '31 hrs', '240', '38 subjects', '4.6/5', 'from 240 students']) {
      expect(html).toContain(real);
    }
    for (const off of [
      '15,432',
      '2,847',
      '4.8/5',
      '10,000+',
      '98%',
      '3hr',
      '100+',
      'data-counter',
      'aggregateRating',
    ]) {
      expect(html).not.toContain(off);
    }
  });

  it('ends with 2 if it cannot tell: an unknown flag, a wrong setting, no build', async () => {
    const unknown = await run(variant.directory, ['--online']);
    expect(unknown).toMatchObject({ code: 2, output: '' });
    expect(unknown.errors).toContain('--online');

    const wrong = await run(variant.directory, [], { RATE_LIMIT: 'none' });
    expect(wrong).toMatchObject({ code: 2, output: '' });
    expect(wrong.errors).toContain('RATE_LIMIT');

    await rm(join(variant.directory, 'dist'), { recursive: true });
    const unbuilt = await run(variant.directory, []);
    expect(unbuilt).toMatchObject({ code: 2, output: '' });
    expect(unbuilt.errors).toContain('npm run build');
  });
});
