import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Environment, loadEnvironment } from '../../server/environment.ts';
import type { Site } from '../../site/settings/define-site.ts';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** The project to be published. */
export type Project = {
  site: Site;
  environment: Environment;
  /** The page's text and its testimonials, by file. */
  content: ReadonlyMap<string, unknown>;
  /** The built files by path, such as `/index.html`, with the content of HTML files. */
  built: ReadonlyMap<string, string>;
};

/** Reads the project, its build and the settings, including `envFile` if given. Throws an error if there is no build or a setting is invalid. */
export async function readProject(envFile?: string): Promise<Project> {
  const { site } = await import('../../site/settings/site.ts');
  const { editionOf } = await import('../../site/content/edition.ts');
  const { SECTION_NAMES } = await import('../../site/settings/define-site.ts');
  const { testimonialsIn } = await import('../../site/content/testimonials.ts');
  const content = new Map<string, unknown>();
  for (const { code, sections, words } of site.languages.map(editionOf)) {
    const hidden: string[] = SECTION_NAMES.filter((name) => !sections.includes(name));
    if (content.size === 0 && sections.includes('testimonials'))
      content.set('site/content/testimonials.ts', testimonialsIn(words));
    const { samples: _, ...testimonials } = words.testimonials;
    for (const [name, part] of Object.entries({ ...words, testimonials })) {
      const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (!hidden.includes(file)) content.set(`site/content/${code}/${file}.ts`, part);
    }
  }
  return { site, environment: loadEnvironment(envFile), content, built: await readBuilt() };
}

async function readBuilt(): Promise<Project['built']> {
  const paths = await readdir(BUILT, { recursive: true }).catch(() => []);
  const files = paths.map(async (path): Promise<[string, string]> => {
    const html = path.endsWith('.html') ? await readFile(join(BUILT, path), 'utf8') : '';
    return [`/${path.split(sep).join('/')}`, html];
  });
  const built = new Map(await Promise.all(files));
  if (!built.has('/index.html')) throw new Error('There is no built site. Run `npm run build` first.');
  return built;
}

/** `value` and everything nested in it, with its path: `figures.students`. */
export function partsOf(value: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const below = Object.entries(value).flatMap(([key, part]) => partsOf(part, path ? `${path}.${key}` : key));
  return [{ path, value }, ...below];
}
