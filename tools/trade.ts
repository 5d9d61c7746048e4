import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** The line of site.config.ts that names its trade. */
const TRADE = /^export const trade = '([\w-]+)';$/m;

/**
 * Moves the trade in site/ to its own folder in trades/, and the named one from there into site/. Nothing is copied or
 * overwritten. Returns the name of the trade that was in site/. Throws an error that says what to do if it cannot.
 */
export async function installTrade(name: string | undefined, project = PROJECT): Promise<string> {
  const [site, trades] = [join(project, 'site'), join(project, 'trades')];
  const others = await readdir(trades);
  const [, current] = TRADE.exec(await readFile(join(site, 'site.config.ts'), 'utf8')) ?? [];
  if (!current) throw new Error("site/site.config.ts needs the line: export const trade = 'my-trade';");
  if (name === current) throw new Error(`site/ already holds ${name}.`);
  if (name === undefined || !others.includes(name))
    throw new Error(`Name a trade: npm run trade -- ${others.join('|')}`);
  if (others.includes(current))
    throw new Error(
      `trades/${current} already exists: change "trade" in site/site.config.ts to another name.`,
    );
  await moveParts(site, join(trades, current));
  await moveParts(join(trades, name), site);
  await rm(join(trades, name), { recursive: true });
  return current;
}

/** A trade's files and folders: its settings, its logo, and its words in each language. */
async function partsOf(folder: string): Promise<string[]> {
  const content = await readdir(join(folder, 'content'), { withFileTypes: true });
  const languages = content.filter((entry) => entry.isDirectory()).map((entry) => `content/${entry.name}`);
  return ['site.config.ts', 'logo.svg', ...languages].filter((part) => existsSync(join(folder, part)));
}

async function moveParts(from: string, to: string): Promise<void> {
  for (const part of await partsOf(from)) {
    await mkdir(dirname(join(to, part)), { recursive: true });
    await rename(join(from, part), join(to, part));
  }
}

/** The files of the trade in site/ whose text git does not have. Throws an error if there is no git. */
export async function unsavedFiles(project = PROJECT): Promise<string[]> {
  const git = (args: string[], input = '') =>
    execFileSync('git', args, { cwd: project, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] })
      .split(/[\0\n]/)
      .filter(Boolean);
  const paths = (await partsOf(join(project, 'site'))).map((part) => `site/${part}`);
  const files = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths]);
  const present = [...new Set(files)].filter((file) => existsSync(join(project, file)));
  const hashes = git(['hash-object', '--stdin-paths'], present.join('\n'));
  const found = git(['cat-file', '--batch-check'], hashes.join('\n'));
  return present.filter((_, index) => found[index]?.endsWith(' missing'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = process.argv[2];
  try {
    const unsaved = await unsavedFiles().catch(() => {
      throw new Error('This is not a git repository: run "git init && git add --all && git commit" first.');
    });
    if (unsaved.length > 0)
      throw new Error(`Commit your changes first: git does not have\n  ${unsaved.join('\n  ')}`);
    const before = await installTrade(name);
    process.stdout.write(
      `site/ now holds ${name}, and trades/${before} what it held. To see it: npm run dev\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
