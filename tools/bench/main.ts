import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { measureDesk } from './desk.ts';
import { measureInserts } from './inserts.ts';
import { measureLoading } from './loading.ts';
import { measurePresses } from './presses.ts';
import { isMet, reportOf, type Section, sectionText } from './report.ts';

const REPORT = 'docs/performance.md';
const PARTS: Record<string, () => Promise<Section[]>> = {
  loading: measureLoading,
  presses: measurePresses,
  inserts: measureInserts,
  desk: measureDesk,
};
const USAGE = `npm run bench -- [${Object.keys(PARTS).join('|')}]…
Measures all parts and writes ${REPORT}, or measures only the named parts.
Inserts need wrk and pgbench (Debian: apt-get install wrk postgresql). Exit code 1: a target was missed.
`;

const named = process.argv.slice(2);
if (named.some((name) => !(name in PARTS))) {
  process.stderr.write(USAGE);
  process.exit(1);
}
const sections: Section[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const measured = await measure();
  process.stdout.write(measured.map(sectionText).join('\n'));
  sections.push(...measured);
}
const today = new Date().toISOString().slice(0, 10);
const machine = `${today}, ${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}.`;
if (named.length === 0) await writeFile(REPORT, reportOf(sections, machine));

const missed = sections.flatMap(({ lines }) => lines).filter((line) => !isMet(line));
for (const { what } of missed) process.stderr.write(`MISSED: ${what}\n`);
if (missed.length > 0) process.exitCode = 1;
