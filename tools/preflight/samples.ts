import { CONFIG_FILE, type Finding } from './finding.ts';
import { type Project, partsOf } from './project.ts';

const FIGURE_REMEDY =
  'Put in your own figure and take "sample: true" away, or write false to remove it from everywhere.';
const LOGO_REMEDY =
  'Put your own SVG file in its place and take "sample: true" away: favicon, icons and share picture are drawn from it.';
const WORDS_REMEDY =
  'If it is a testimonial, write "sampleTestimonials: false" in site/site.config.ts. Otherwise put in what you can prove and take "sample: true" away.';

/** Everything in the settings and the words that is marked as a sample, at any depth. */
export function findSamples({ site, content }: Pick<Project, 'site' | 'content'>): Finding[] {
  return [[CONFIG_FILE, site] as const, ...content].flatMap(([file, words]) =>
    partsOf(words).flatMap(({ path, value }): Finding[] => {
      if (!isSample(value)) return [];
      const where = { file, field: path };
      return [{ subject: 'samples', what: nameOf(value), where, remedy: remedyFor(file, path) }];
    }),
  );
}

type Sample = { name?: string; file?: string; value?: string | number };

function isSample(value: unknown): value is Sample {
  return typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;
}

/** A person's name, a file, a figure's value, or the whole sample. */
function nameOf(sample: Sample): string {
  return String(sample.name ?? sample.file ?? sample.value ?? JSON.stringify(sample));
}

function remedyFor(file: string, path: string): string {
  if (file !== CONFIG_FILE) return WORDS_REMEDY;
  return path.startsWith('figures.') ? FIGURE_REMEDY : LOGO_REMEDY;
}

/** The counters that move: nothing here knows of orders, so chance moves them. */
export function findSimulatedCounters({ site: { figures } }: Pick<Project, 'site'>): Finding[] {
  const names = (['completed', 'active'] as const).filter((name) => {
    const counter = figures[name];
    return counter !== false && counter.moves;
  });
  return names.map((name) => ({
    subject: 'counters',
    what: `${name} is moved by chance, not by orders`,
    where: { file: CONFIG_FILE, field: `figures.${name}.moves` },
    remedy: 'Write "moves: false" to show the real figure, which stands still.',
  }));
}
