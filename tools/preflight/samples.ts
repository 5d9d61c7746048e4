import { CONFIG_FILE, type Finding } from './finding.ts';
import { type Project, partsOf } from './project.ts';

const SETTINGS_REMEDY =
  'Put in your own figure or SVG file and take "sample: true" away. A figure that is false is gone from everywhere.';
const WORDS_REMEDY =
  'If it is a testimonial, write "sampleTestimonials: false" in site/site.config.ts. Otherwise put in what you can prove and take "sample: true" away.';

/** Everything in the settings and the words that is marked as a sample, at any depth. */
export function findSamples({ site, content }: Project): Finding[] {
  return [[CONFIG_FILE, site] as const, ...content].flatMap(([file, words]) =>
    partsOf(words).flatMap(({ path, value }): Finding[] => {
      if (!isSample(value)) return [];
      const where = { file, field: path };
      const remedy = file === CONFIG_FILE ? SETTINGS_REMEDY : WORDS_REMEDY;
      return [{ subject: 'samples', what: nameOf(value), where, remedy }];
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

/** The counters that move: nothing here knows of orders, so chance moves them. */
export function findSimulatedCounters({ site: { figures } }: Project): Finding[] {
  const names = (['completed', 'active'] as const).filter(
    (name) => figures[name] !== false && figures[name].moves,
  );
  return names.map((name) => ({
    subject: 'counters',
    what: `${name} is moved by chance, not by orders`,
    where: { file: CONFIG_FILE, field: `figures.${name}.moves` },
    remedy: 'Write "moves: false" to show the real figure, which stands still.',
  }));
}
