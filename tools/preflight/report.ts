import { styleText } from 'node:util';
import { type Finding, SUBJECTS, type Subject } from './finding.ts';

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
