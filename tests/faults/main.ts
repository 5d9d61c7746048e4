import { writeFileSync } from 'node:fs';
import { startPostgres } from '../support/start-postgres.ts';
import { faultsOn } from './faults.ts';
import { reportOf, rowOf } from './report.ts';
import { type Outcome, runFault } from './run-fault.ts';
import { whyNoSmallDisk } from './small-disk.ts';
import { whyNoPair } from './start-pair.ts';

const REPORT = 'docs/reliability.md';

/** With words, causes only faults whose names contain them, and writes no report. */
const only = process.argv.slice(2).join(' ');
const missing = { disk: whyNoSmallDisk(), HAProxy: whyNoPair() };

const postgres = await startPostgres();
const outcomes: Outcome[] = [];
const notRun: string[] = [];
try {
  for (const fault of faultsOn(postgres).filter(({ what }) => what.includes(only))) {
    const [, why] = Object.entries(missing).find(([word]) => fault.what.startsWith(word)) ?? [];
    if (why) {
      notRun.push(`${fault.what} (${fault.database}): ${why}`);
      continue;
    }
    const outcome = await runFault(fault);
    outcomes.push(outcome);
    process.stdout.write(`${rowOf(outcome)}\n`);
  }
} finally {
  await postgres.stop();
}
for (const line of notRun) process.stderr.write(`NOT RUN: ${line}\n`);
if (only === '') writeFileSync(REPORT, reportOf(outcomes, notRun));
process.exit(outcomes.some(({ broken }) => broken.length > 0) ? 1 : 0);
