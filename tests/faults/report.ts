import { cpus, release, totalmem, type } from 'node:os';
import type { Outcome } from './run-fault.ts';

const GIGABYTE = 1024 ** 3;

/** The page of `docs/reliability.md`. */
export function reportOf(outcomes: readonly Outcome[], notRun: readonly string[]): string {
  const sum = (figure: 'rounds' | 'acknowledged' | 'found') =>
    outcomes.reduce((total, outcome) => total + outcome[figure], 0).toLocaleString('en');
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / GIGABYTE)} GB, ${type()} ${release()}`;
  return `# What happens to leads when something fails

Made by \`npm run reliability\`: do not edit. The server runs as a process, with its default limits, behind a proxy that gives each visitor an address. Sixteen visitors fill the form one after another, and each sends a lead again, with its id, until it is acknowledged. Meanwhile faults are caused, ${sum('rounds')} times in all. Afterwards the table is read.

**${sum('acknowledged')} leads acknowledged, ${sum('found')} found.** A run fails if an acknowledged lead is missing, if two rows have the same email, if a lead is never taken, if an error answer is not 503 or 504 in the API's shape (or holds a stack, or anything of the lead), or if the server does not stop when told to. Under an attack each lead has to be taken within 2 s, and the server may take 700 MB of memory.

| fault | database | rounds | acknowledged | found | stored twice | answers by status | longest wait | memory |
|---|---|---|---|---|---|---|---|---|
${outcomes.map(rowOf).join('\n')}
${notRun.map((line) => `\nNot run: ${line}\n`).join('')}
"None" among the answers is a connection that broke or was refused. 409 says that an earlier try had stored the lead already. The longest wait is from the first try of a lead to its acknowledgement. Memory is the most that a server held. That includes the making of an embedded database, except under an attack.

## Attacks before and after

| attack | before | now |
|---|---|---|
${outcomes
  .filter(({ before }) => before)
  .map(beforeAndNow)
  .join('\n')}

The limits that hold these attacks off are in [record 011](decisions/011-limits.md).

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

function beforeAndNow({ what, before, longestMs, megabytes }: Outcome): string {
  return `| ${what} | ${before} | ${longestMs} ms, ${megabytes} MB |`;
}
