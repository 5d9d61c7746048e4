import { styleText } from 'node:util';
import { type Finding, SUBJECTS, type Subject } from './finding.ts';

/** The length of a line of the report, in characters. */
const WIDTH = 110;

/** What was found, and what was not looked at. */
export type Result = { findings: readonly Finding[]; notAsked: readonly string[] };

/** Whether a finding is left that stops the publication. */
export function stands({ findings }: Result): boolean {
  return findings.some(({ hint }) => !hint);
}

/** The result for a person, by subject. What to do is said once for all findings that need it. */
export function reportText(result: Result): string {
  const subjects = Object.keys(SUBJECTS) as Subject[];
  const parts = subjects.flatMap((subject) => {
    const findings = result.findings.filter((finding) => finding.subject === subject);
    return findings.length > 0 ? [subjectText(subject, findings)] : [];
  });
  return `${[...parts, ...notAskedText(result), summary(result)].join('\n\n')}\n`;
}

function subjectText(subject: Subject, findings: readonly Finding[]): string {
  const lines = [styleText('bold', `${SUBJECTS[subject]} (${findings.length})`)];
  for (const [index, { what, where, remedy, hint }] of findings.entries()) {
    const line = `  ${hint ? 'hint: ' : ''}${what}`;
    const place = `${where.file}, ${where.field}`;
    const gap = line.length + place.length < WIDTH ? '  ' : '\n    ';
    lines.push(line + gap + styleText('dim', place));
    if (findings[index + 1]?.remedy !== remedy) lines.push(`    → ${remedy}`);
  }
  return lines.join('\n');
}

function notAskedText({ notAsked }: Result): string[] {
  return notAsked.length > 0 ? [`Offline: not asked whether they answer:\n  ${notAsked.join('\n  ')}`] : [];
}

function summary(result: Result): string {
  const count = result.findings.filter(({ hint }) => !hint).length;
  if (count === 0) return styleText('green', 'Nothing stands between this site and its publication.');
  return styleText(
    'red',
    `${count} ${count === 1 ? 'thing stands' : 'things stand'} between this site and its publication.`,
  );
}
