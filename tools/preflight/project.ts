import { fileURLToPath } from 'node:url';
import { type Environment, loadEnvironment } from '../../server/environment.ts';
import { loadPages, type Page, type Pages } from '../../server/pages/load-pages.ts';
import type { Words } from '../../site/content/language.ts';
import type { Site } from '../../site/settings/define-site.ts';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** What is about to be published. */
export type Project = {
  site: Site;
  environment: Environment;
  /** What the page says, by the path of its words. */
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
  const { site } = await import('../../site/site.config.ts');
  const { editionOf } = await import('../../site/content/edition.ts');
  const { testimonialsIn } = await import('../../site/content/testimonials.ts');
  const editions = site.languages.map(editionOf);
  return {
    site,
    environment: loadEnvironment(envFile),
    content: new Map(editions.flatMap(({ code, words }) => [...wordsOf(code, words, testimonialsIn(words))])),
    legalLabels: new Set(editions.flatMap(({ words }) => Object.values(words.footer.legal.links))),
    built: builtSite(await loadPages(BUILT)),
  };
}

/** Each part of what the page says, by the path of its words, with those testimonials that it shows. */
function wordsOf(code: string, words: Words, samples: unknown): Map<string, unknown> {
  const parts = { ...words, testimonials: { ...words.testimonials, samples } };
  const fileOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new Map(
    Object.entries(parts).map(([name, part]) => [`site/content/${code}/${fileOf(name)}.ts`, part]),
  );
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
