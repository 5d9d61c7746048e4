import { styleText } from 'node:util';
import { type Finding, SUBJECTS, type Subject } from './finding.ts';

/** The length of a line of the report, in characters. */
const WIDTH = 110;

/** The findings for a person, by subject. A remedy that several findings share is printed once. */
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
  if (count === 0) return styleText('green', 'Nothing stands between this site and its publication.');
  const things = count === 1 ? '1 thing stands' : `${count} things stand`;
  return styleText('red', `${things} between this site and its publication.`);
}
