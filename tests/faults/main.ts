import { writeFileSync } from 'node:fs';
import { startPostgres } from '../support/start-postgres.ts';
import { faultsOn } from './faults.ts';
import { reportOf, rowOf } from './report.ts';
import { type Outcome, runFault } from './run-fault.ts';

const REPORT = 'docs/reliability.md';

/** With words, causes only faults whose names contain them, and writes no report. */
const only = process.argv.slice(2).join(' ');

const postgres = await startPostgres();
const outcomes: Outcome[] = [];
const notRun: string[] = [];
try {
  for (const fault of faultsOn(postgres).filter(({ what }) => what.includes(only))) {
    try {
      const outcome = await runFault(fault);
      outcomes.push(outcome);
      process.stdout.write(`${rowOf(outcome)}\n`);
    } catch (error) {
      notRun.push(`${fault.what} (${fault.database}): ${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  await postgres.stop();
}
for (const line of notRun) process.stderr.write(`NOT RUN: ${line}\n`);
if (only === '') writeFileSync(REPORT, reportOf(outcomes, notRun));
process.exit(notRun.length > 0 || outcomes.some(({ broken }) => broken.length > 0) ? 1 : 0);
