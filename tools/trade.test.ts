import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { trade as current } from '../site/site.config.ts';
import { installTrade, unsavedFiles } from './trade.ts';

let project = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.example', ...args], {
    cwd: project,
    encoding: 'utf8',
  });
const config = () => join(project, 'site/site.config.ts');
/** The hashes of all files, without their places. */
const texts = () => {
  git('add', '--all');
  return git('ls-files', '--format=%(objectname)').split('\n').sort();
};

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'trade-'));
  for (const part of ['site/site.config.ts', 'site/logo.svg', 'site/content', 'trades'])
    await cp(part, join(project, part), { recursive: true });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
});
afterEach(() => rm(project, { recursive: true }));

it('puts each trade in place of another and moves whole files only, and the first one back', async () => {
  const begun = texts();
  let before: string = current;
  for (const name of [...(await readdir(join(project, 'trades'))), current]) {
    expect(await installTrade(name, project)).toBe(before);
    expect(await readFile(config(), 'utf8')).toContain(`export const trade = '${name}';`);
    expect(await readdir(join(project, 'trades'))).toContain(before);
    expect(texts()).toEqual(begun);
    expect(await unsavedFiles(project)).toEqual([]);
    before = name;
  }
  expect(git('diff', 'HEAD', '--stat')).toBe('');
});

it('names the files that git does not have', async () => {
  const file = join(project, 'site/content/en/mine.ts');
  await appendFile(config(), '// Mine\n');
  await writeFile(file, '');
  expect((await unsavedFiles(project)).sort()).toEqual(['site/content/en/mine.ts', 'site/site.config.ts']);
  git('add', '--all');
  expect(await unsavedFiles(project)).toEqual([]);
});

it('refuses a name that is not a trade, the trade in use, and a name that is taken', async () => {
  await expect(installTrade('nothing', project)).rejects.toThrow(/^Name a trade: npm run trade -- \w+/);
  await expect(installTrade(current, project)).rejects.toThrow(`site/ already holds ${current}.`);
  const [other = ''] = await readdir(join(project, 'trades'));
  await mkdir(join(project, 'trades', current));
  await expect(installTrade(other, project)).rejects.toThrow(`trades/${current} already exists`);
});
