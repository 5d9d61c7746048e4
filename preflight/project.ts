import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Environment, loadEnvironment } from '../environment.ts';
import { loadPages, type Page, type Pages } from '../server/pages/load-pages.ts';
import type { Site } from '../site/define-site.ts';

const CONTENT = new URL('../site/content/', import.meta.url);
const BUILT = fileURLToPath(new URL('../dist', import.meta.url));

/** What is about to be published. */
export type Project = {
  site: Site;
  environment: Environment;
  /** What each file of words exports, by its path. */
  content: ReadonlyMap<string, unknown>;
  /** The words of the legal links. */
  legalLabels: ReadonlySet<string>;
  built: {
    /** The HTML of each built page, by its first address. */
    documents: ReadonlyMap<string, string>;
    /** Every path that the built site answers. */
    paths: ReadonlySet<string>;
    /** The content-security policy of the home page. */
    policy: string;
  };
};

/** Reads the project, its build, and the settings, of `envFile` too where one is named. Throws if there is no build, or if the settings cannot be used. */
export async function readProject(envFile?: string): Promise<Project> {
  const { site } = await import('../site/site.config.ts');
  const { footer } = await import('../site/content/footer.ts');
  return {
    site,
    environment: loadEnvironment(envFile),
    content: await readContent(),
    legalLabels: new Set(footer.legal.links.map(({ label }) => label)),
    built: builtSite(await loadPages(BUILT)),
  };
}

/** What every file of words exports. */
async function readContent(): Promise<Map<string, unknown>> {
  const names = (await readdir(CONTENT)).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
  const files = names.map(
    async (name): Promise<[string, unknown]> => [
      `site/content/${name}`,
      await import(new URL(name, CONTENT).href),
    ],
  );
  return new Map(await Promise.all(files));
}

function builtSite({ byPath }: Pages): Project['built'] {
  const documents = new Map<string, string>();
  const seen = new Set<Page['variants']>();
  for (const [path, { contentType, variants }] of byPath) {
    if (!contentType.startsWith('text/html') || seen.has(variants)) continue;
    seen.add(variants);
    documents.set(path, variants.at(-1)?.bytes.toString() ?? '');
  }
  const policy = byPath.get('/')?.headers['content-security-policy'] ?? '';
  return { documents, paths: new Set(byPath.keys()), policy };
}
