import { basename } from 'node:path';
import { CONFIG_FILE, type Finding } from './finding.ts';
import type { Project } from './project.ts';

const FIGURE_REMEDY =
  'Put in your own figure and take "sample: true" away, or write false: then it is gone from everywhere.';
const LOGO_REMEDY =
  'Put your own SVG file in its place and take "sample: true" away: favicon, icons and share picture are drawn from it.';
const WORDS_REMEDY =
  'Write "sampleTestimonials: false" in site/site.config.ts where it is a testimonial. Otherwise put in what you can prove and take "sample: true" away.';

/** Everything in the settings and the words that is marked as a sample, at any depth. */
export function findSamples({ site, content }: Pick<Project, 'site' | 'content'>): Finding[] {
  const settings = samplesIn(site).map(({ path, sample }) =>
    finding(
      `${path.slice(1).join('.')}: ${nameOf(sample)}`,
      CONFIG_FILE,
      path,
      path[0] === 'figures' ? FIGURE_REMEDY : LOGO_REMEDY,
    ),
  );
  const words = [...content].flatMap(([file, exported]) =>
    samplesIn(exported).map(({ path, sample }) => finding(nameOf(sample), file, path, WORDS_REMEDY)),
  );
  return [...settings, ...onceAcrossLanguages(words)];
}

/** What is a sample in one language is the same sample in the others. */
function onceAcrossLanguages(findings: Finding[]): Finding[] {
  const placeOf = ({ where }: Finding) => `${basename(where.file)} ${where.field}`;
  return findings.filter(
    (found, index) => findings.findIndex((other) => placeOf(other) === placeOf(found)) === index,
  );
}

type Sample = { path: readonly string[]; sample: object };

function samplesIn(value: unknown, path: readonly string[] = []): Sample[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([key, part]) => samplesIn(part, [...path, key]));
  return 'sample' in value && value.sample === true ? [{ path, sample: value }, ...within] : within;
}

/** A person's name, a file, a figure's value, or the whole sample. */
function nameOf(sample: object): string {
  if ('name' in sample) return String(sample.name);
  if ('file' in sample) return String(sample.file);
  return 'value' in sample ? String(sample.value) : JSON.stringify(sample);
}

function finding(what: string, file: string, path: readonly string[], remedy: string): Finding {
  return { subject: 'samples', what, where: { file, field: path.join('.') }, remedy, hint: false };
}
