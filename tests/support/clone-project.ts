import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FormSettings } from '../../lead/fields.ts';
import type { Site } from '../../site/settings/define-site.ts';
import { form as ownForm } from '../../site/site.config.ts';
import { SPECIFIED_FORM, sampleSite } from './sample-site.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** Directories that a clone leaves out or has its own version of. */
const NOT_CLONED = new Set(['.git', '.env', 'data', 'dist', 'node_modules', 'test-results']);

/** A copy of the project. */
export type Clone = { directory: string; remove: () => Promise<void> };

/** Copies the project, without its data and what it has built. */
export async function copyProject(): Promise<Clone> {
  const directory = await mkdtemp(join(tmpdir(), 'leads-clone-'));
  await cp(PROJECT, directory, { recursive: true, filter: (path) => !NOT_CLONED.has(basename(path)) });
  await symlink(join(PROJECT, 'node_modules'), join(directory, 'node_modules'), 'junction');
  return { directory, remove: () => rm(directory, { recursive: true }) };
}

/** Clones the project with an owner's settings and form, and only the sample testimonials. Builds nothing. */
export async function cloneProject(site: Site, form: FormSettings = ownForm): Promise<Clone> {
  const clone = await copyProject();
  const edit = async (path: string, change: (source: string) => string) => {
    const file = join(clone.directory, path);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };
  await edit('site/site.config.ts', (source) =>
    source
      .replace(/(settings: SiteSettings = )\{.*?\n\}/s, (_, before) => before + JSON.stringify(site, null, 2))
      .replace(/(form: FormSettings = )\{.*?\n\}/s, (_, before) => before + JSON.stringify(form, null, 2)),
  );
  await edit('site/content/testimonials.ts', (source) =>
    source.replace(/^(export const own: [^\n]* = \[).*?\];$/ms, '$1];'),
  );
  return clone;
}

/** Builds a clone like `npm run build`. Throws an error with the build's output if it fails. */
export async function buildClone({ directory }: Clone, environment: Record<string, string> = {}) {
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
}

/** Builds the sample site in a clone. */
export async function prepareSample(): Promise<Clone> {
  const clone = await cloneProject(sampleSite, SPECIFIED_FORM);
  await buildClone(clone);
  return clone;
}
