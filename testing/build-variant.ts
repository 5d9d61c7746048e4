import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Site } from '../site/define-site.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** What a build reads, the fonts of an earlier one included, and the command that is to judge it. */
const PARTS = [
  '.astro/fonts',
  'astro.config.ts',
  'lead',
  'environment.ts',
  'package.json',
  'page-settings.ts',
  'preflight',
  'scripts',
  'server',
  'site',
  'tsconfig.json',
];
const CONFIG = 'site/site.config.ts';
const TESTIMONIALS = 'site/content/testimonials.ts';

export type Variant = {
  site: Site;
  /** The testimonials as they are, the same ones taken for real, or none. */
  testimonials: 'samples' | 'real' | 'none';
};

/** A copy of the project that was edited and built: where it is, and how to remove it. */
export type BuiltVariant = { directory: string; remove: () => Promise<void> };

/** Builds a copy of the project with an owner's settings and testimonials. Throws with what the build said where it stops. */
export async function buildVariant({ site, testimonials }: Variant): Promise<BuiltVariant> {
  const directory = await mkdtemp(join(tmpdir(), 'leads-variant-'));
  for (const part of PARTS) await cp(join(PROJECT, part), join(directory, part), { recursive: true });
  await symlink(join(PROJECT, 'node_modules'), join(directory, 'node_modules'), 'junction');

  const settings = JSON.stringify(site, null, 2);
  const config = `import { defineSite } from './define-site.ts';\n\nexport const site = defineSite(${settings});\n`;
  await writeFile(join(directory, CONFIG), config);
  const words = await readFile(join(directory, TESTIMONIALS), 'utf8');
  await writeFile(join(directory, TESTIMONIALS), withTestimonials(words, testimonials));

  const remove = () => rm(directory, { recursive: true });
  try {
    await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: directory,
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return { directory, remove };
}

function withTestimonials(source: string, testimonials: Variant['testimonials']): string {
  if (testimonials === 'real') return source.replaceAll(/^ +sample: true,\n/gm, '');
  if (testimonials === 'none') return source.replace(/^(const items: .* = \[).*?^\];/ms, '$1];');
  return source;
}
