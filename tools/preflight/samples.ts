import { CLAIM_NAMES } from '../../site/settings/figures.ts';
import { type Project, partsOf } from './project.ts';
import { CONFIG_FILE, type Finding } from './report.ts';

const SETTINGS_REMEDY =
  'Set your own figure or SVG file and remove "sample: true". To remove a figure from the page, set it to false.';
const NOTE_REMEDY =
  "Say in one sentence what is counted, since when and by whom: note: '…'. Or set the figure to false.";
const WORDS_REMEDY =
  'For a testimonial, set "sampleTestimonials: false" in site/site.config.ts. Otherwise replace it with facts and remove "sample: true".';

/** Everything marked as a sample in the settings and the text. */
export function findSamples({ site, content }: Project): Finding[] {
  return [[CONFIG_FILE, site] as const, ...content].flatMap(([file, words]) =>
    partsOf(words)
      .filter(
        ({ value }) =>
          typeof value === 'object' && value !== null && 'sample' in value && value.sample === true,
      )
      .map(({ path: field, value }) => {
        // A person's name, a file, a figure's value, or the whole sample.
        const sample = value as { name?: string; file?: string; value?: string | number; note?: string };
        return {
          subject: 'samples',
          what: String(sample.name ?? sample.file ?? sample.value ?? sample.note ?? JSON.stringify(sample)),
          where: { file, field },
          remedy: file === CONFIG_FILE ? SETTINGS_REMEDY : WORDS_REMEDY,
        };
      }),
  );
}

/** Claims without a footnote. */
export function findClaimsWithoutNote({ site: { figures } }: Project): Finding[] {
  return CLAIM_NAMES.filter((name) => figures[name] && !figures[name].note).map((name) => ({
    subject: 'notes',
    what: `${name} has no footnote`,
    where: { file: CONFIG_FILE, field: `figures.${name}.note` },
    remedy: NOTE_REMEDY,
  }));
}

/** Moving counters, which are simulated, because the site knows no orders. */
export function findSimulatedCounters({ site: { figures } }: Project): Finding[] {
  const names = (['completed', 'active'] as const).filter(
    (name) => figures[name] !== false && figures[name].moves,
  );
  return names.map((name) => ({
    subject: 'counters',
    what: `${name} changes at random, not with orders`,
    where: { file: CONFIG_FILE, field: `figures.${name}.moves` },
    remedy: 'Set "moves: false" to show a real, fixed figure.',
  }));
}
