import type { Site } from '../../site/settings/define-site.ts';
import { PROMISE_NAMES, PROMISES, STEPS, type StepName } from '../../site/settings/promises.ts';
import { type Project, partsOf } from './project.ts';
import { CONFIG_FILE, type Finding, type Subject } from './report.ts';

/**
 * Unconfirmed promises in the text, each with its files. They are found by their English words, which the
 * other languages translate. A site without English has to confirm every promise.
 */
export function findUnconfirmedPromises({ site, content }: Project): Finding[] {
  const texts = [...content].map(([file, words]) => ({ file, text: textOf(words) }));
  const isEnglish = site.languages.includes('en');
  return PROMISE_NAMES.filter((name) => !site.confirmed.includes(name)).flatMap((name): Finding[] => {
    const { says, words, advice } = PROMISES[name];
    const files = texts.filter(({ text }) => words.test(text)).map(({ file }) => file);
    if (isEnglish && files.length === 0) return [];
    return [
      {
        subject: 'promises',
        what: says,
        where: { file: files.join(', ') || 'site/content', field: name },
        remedy: `${advice} Then add '${name}' to "confirmed" in ${CONFIG_FILE}.`,
      },
    ];
  });
}

/** Those of `steps` that the owner has not confirmed. */
export function unconfirmed(site: Site, subject: Subject, steps: readonly StepName[]): Finding[] {
  return steps
    .filter((name) => !site.confirmed.includes(name))
    .map((name) => ({
      subject,
      what: STEPS[name].says,
      where: { file: CONFIG_FILE, field: 'confirmed' },
      remedy: `${STEPS[name].advice} Then add '${name}' to "confirmed".`,
    }));
}

/** All text nested in `words`. */
export function textOf(words: unknown): string {
  const texts = partsOf(words).filter(({ value }) => typeof value === 'string');
  return texts.map(({ value }) => value).join(' ');
}
