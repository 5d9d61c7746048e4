import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Site } from '../../site/settings/define-site.ts';

/** The folder of the project. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** What a build reads, the fonts of an earlier one included; the command that is to judge it, and the server. */
const PARTS = [
  '.astro/fonts',
  'astro.config.ts',
  'lead',
  'package.json',
  'server',
  'site',
  'supabase',
  'tools/preflight',
  'tsconfig.json',
];
const CONFIG = 'site/site.config.ts';
const TESTIMONIALS = 'site/content/testimonials.ts';

export type Variant = {
  site: Site;
  /** Whether the sample testimonials are taken for real ones. */
  real?: boolean;
  /** Settings of the build from the environment. */
  environment?: Record<string, string>;
};

/** A copy of the project that was edited and built: where it is, and how to remove it. */
export type BuiltVariant = { directory: string; remove: () => Promise<void> };

/** Builds a copy of the project with an owner's settings, and the sample testimonials as `site` has them. Throws with what the build said where it stops. */
export async function buildVariant({ site, real = false, environment }: Variant): Promise<BuiltVariant> {
  const directory = await mkdtemp(join(tmpdir(), 'leads-variant-'));
  for (const part of PARTS) await cp(join(PROJECT, part), join(directory, part), { recursive: true });
  await symlink(join(PROJECT, 'node_modules'), join(directory, 'node_modules'), 'junction');

  const settings = JSON.stringify(site, null, 2);
  const config = `import { defineSite } from './settings/define-site.ts';\n\nexport const site = defineSite(${settings});\n`;
  await writeFile(join(directory, CONFIG), config);
  await edit(join(directory, TESTIMONIALS), (source) =>
    source
      .replace(/^(export const own: [^\n]* = \[).*?\];$/ms, '$1];')
      .replaceAll(', sample: true', real ? '' : '$&'),
  );

  const remove = () => rm(directory, { recursive: true });
  try {
    await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: directory,
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...environment },
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return { directory, remove };
}

async function edit(file: string, change: (source: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}
