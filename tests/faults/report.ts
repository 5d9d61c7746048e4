import { cpus, release, totalmem, type } from 'node:os';
import type { Outcome } from './run-fault.ts';

const GIGABYTE = 1024 ** 3;

/** The page of `docs/reliability.md`. */
export function reportOf(outcomes: readonly Outcome[], notRun: readonly string[]): string {
  const sum = (figure: 'rounds' | 'acknowledged' | 'found') =>
    outcomes.reduce((total, outcome) => total + outcome[figure], 0).toLocaleString('en');
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / GIGABYTE)} GB, ${type()} ${release()}`;
  return `# What happens to leads when something fails

Made by \`npm run reliability\`: do not edit. The server runs as a process, with its limits in force but wide. Sixteen visitors fill the form one after another, and each sends a lead again, with its id, until it is acknowledged. Meanwhile faults are caused, ${sum('rounds')} times in all. Afterwards the table is read.

**${sum('acknowledged')} leads acknowledged, ${sum('found')} found.** A run fails if an acknowledged lead is missing, if two rows have the same email, if a lead is never taken, if an error answer is not 503 or 504 in the API's shape (or holds a stack, or anything of the lead), or if the server does not stop when told to. Under an attack each lead has to be taken within 2 s, and under the first with at most 800 MB of memory.

| fault | database | rounds | acknowledged | found | stored twice | answers by status | longest wait | memory |
|---|---|---|---|---|---|---|---|---|
${outcomes.map(rowOf).join('\n')}
${notRun.map((line) => `\nNot run: ${line}\n`).join('')}
"None" among the answers is a connection that broke or was refused. 409 says that an earlier try had stored the lead already. The longest wait is from the first try of a lead to its acknowledgement. Memory is the most that a server held, the making of its database included.

${new Date().toISOString().slice(0, 10)}. ${machine}. Node ${process.version}.
`;
}

/** An outcome as a row of its table. */
export function rowOf({ what, database, rounds, answers, ...outcome }: Outcome): string {
  const byStatus = [...answers].sort().map(([status, count]) => `${status}: ${count}`);
  const { acknowledged, found, twice, longestMs, megabytes, broken } = outcome;
  const name = broken.length > 0 ? `${what}: **${broken.join('; ')}**` : what;
  const cells = [name, database, rounds, acknowledged, found, twice, byStatus.join(', ')];
  return `| ${[...cells, `${longestMs} ms`, `${megabytes} MB`].join(' | ')} |`;
}
