import { hash } from 'node:crypto';
import { CONFIG_FILE, type Finding } from './finding.ts';
import type { Project } from './project.ts';
import { textsIn } from './text.ts';

const MARK_CHARACTERS = 8;
/** A text with a space in it may be a sentence. Addresses, names of sections and the like have none. */
const WORDS = /\S\s+\S/;

/**
 * The files of words that the owner has not confirmed as they stand, in whatever language: the checks of
 * promises know English ones alone. A file that is changed is no longer the one that was confirmed.
 */
export function findUnconfirmedWords({ site, content }: Pick<Project, 'site' | 'content'>): Finding[] {
  return [...content].flatMap(([file, words]): Finding[] => {
    const texts = textsIn(words).filter((text) => WORDS.test(text));
    const mark = markOf(file, texts);
    if (texts.length === 0 || site.confirmedWords.includes(mark)) return [];
    return [
      {
        subject: 'words',
        what: `${mark} has ${texts.length === 1 ? 'one text' : `${texts.length} texts`}`,
        where: { file, field: 'all of it' },
        remedy: `Read each as a visitor would: what does it promise? Then add its name and mark, such as 'en/hero.ts 1a2b3c4d', to "confirmedWords" in ${CONFIG_FILE}.`,
        hint: false,
      },
    ];
  });
}

/** The name of a file of words, its language before it, and a mark of its texts: `en/hero.ts 1a2b3c4d`. */
function markOf(file: string, texts: readonly string[]): string {
  return `${file.replace('site/content/', '')} ${hash('sha256', JSON.stringify(texts)).slice(0, MARK_CHARACTERS)}`;
}
