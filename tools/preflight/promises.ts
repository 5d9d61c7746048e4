import { PROMISE_NAMES, PROMISES } from '../../site/settings/promises.ts';
import { CONFIG_FILE, type Finding } from './finding.ts';
import type { Project } from './project.ts';
import { textsIn } from './text.ts';

/** The promises in the words that the owner has not confirmed, each with its files. */
export function findUnconfirmedPromises({ site, content }: Pick<Project, 'site' | 'content'>): Finding[] {
  const texts = [...content].map(([file, words]) => ({ file, text: textsIn(words).join(' ') }));
  return PROMISE_NAMES.filter((name) => !site.confirmed.includes(name)).flatMap((name): Finding[] => {
    const { says, words, advice } = PROMISES[name];
    const files = texts.filter(({ text }) => words.test(text)).map(({ file }) => file);
    if (files.length === 0) return [];
    return [
      {
        subject: 'promises',
        what: says,
        where: { file: files.join(', '), field: name },
        remedy: `${advice} Then add '${name}' to "confirmed" in ${CONFIG_FILE}.`,
        hint: false,
      },
    ];
  });
}
