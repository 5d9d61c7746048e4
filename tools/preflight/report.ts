import { styleText } from 'node:util';

/** The subjects of findings, in report order. */
export const SUBJECTS = {
  samples: 'Samples: invented figures and people',
  counters: 'Simulated counters',
  notes: 'Claims without a footnote',
  placeholders: 'Placeholders: reserved hosts, addresses and numbers, and the default key',
  pages: 'Missing pages',
  links: 'Links to #',
  promises: 'Promises to confirm: visitors will hold you to them',
  laws: 'Laws to check (this is not legal advice)',
  server: 'The server',
} as const;

export type Subject = keyof typeof SUBJECTS;

/** Something to fix before publishing: what and where it is, and what to do. */
export type Finding = {
  subject: Subject;
  what: string;
  where: { file: string; field: string };
  remedy: string;
};

export const CONFIG_FILE = 'site/site.config.ts';
/** From the environment, `.env` or a named file. */
export const SERVER_SETTINGS = 'server settings';

/** The width of the report, in characters. */
const WIDTH = 110;

/** The findings as text, by subject. Prints a remedy shared by several findings once. */
export function reportText(all: readonly Finding[]): string {
  const parts = (Object.keys(SUBJECTS) as Subject[]).flatMap((subject) => {
    const findings = all.filter((finding) => finding.subject === subject);
    return findings.length > 0 ? [subjectText(subject, findings)] : [];
  });
  return `${[...parts, summary(all.length)].join('\n\n')}\n`;
}

function subjectText(subject: Subject, findings: readonly Finding[]): string {
  const lines = [styleText('bold', `${SUBJECTS[subject]} (${findings.length})`)];
  for (const [index, { what, where, remedy }] of findings.entries()) {
    const place = `${where.file}, ${where.field}`;
    const gap = what.length + place.length + 2 < WIDTH ? '  ' : '\n    ';
    lines.push(`  ${what}${gap}${styleText('dim', place)}`);
    if (findings[index + 1]?.remedy !== remedy) lines.push(`    → ${remedy}`);
  }
  return lines.join('\n');
}

function summary(count: number): string {
  if (count === 0) return styleText('green', 'Ready to publish: nothing to fix.');
  const things = count === 1 ? '1 thing' : `${count} things`;
  return styleText('red', `${things} to fix before you publish.`);
}
