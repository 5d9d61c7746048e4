import { cpus, release, totalmem, type } from 'node:os';
import type { Outcome } from './run-fault.ts';

const GIGABYTE = 1024 ** 3;

/** The content of `docs/reliability.md`. */
export function reportOf(outcomes: readonly Outcome[], notRun: readonly string[]): string {
  const sum = (figure: 'rounds' | 'acknowledged' | 'found') =>
    outcomes.reduce((total, outcome) => total + outcome[figure], 0).toLocaleString('en');
  const attacks = outcomes.flatMap(({ what, before, longestMs, megabytes }) =>
    before ? [`| ${what} | ${before} | ${longestMs} ms, ${megabytes} MB |`] : [],
  );
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / GIGABYTE)} GB, ${type()} ${release()}`;
  return `# What happens to leads when something fails

Written by \`npm run reliability\`: do not edit. The server runs as a process, with its default limits, behind a proxy that gives each visitor an address. Sixteen visitors at a time fill in the form, and retry each lead, with its id, until it is acknowledged. Meanwhile ${sum('rounds')} faults are caused. Afterwards the leads are counted.

**${sum('acknowledged')} leads acknowledged, ${sum('found')} found.** A run fails if an acknowledged lead is missing, if two rows have the same email, if a lead is never accepted, if an error answer is not 503 or 504 in the API's shape (or contains a stack trace or part of the lead), or if the server does not stop when told to. Under an attack each lead has to be accepted within 2 s, and the server may use 700 MB of memory.

| fault | database | rounds | acknowledged | found | stored twice | answers by status | longest wait | memory |
|---|---|---|---|---|---|---|---|---|
${outcomes.map(rowOf).join('\n')}
${notRun.map((line) => `\nNot run: ${line}\n`).join('')}
"None" among the answers is a connection that broke or was refused. 409 means that an earlier attempt had stored the lead. The longest wait is from a lead's first attempt to its acknowledgement. Memory is the server's peak.

## Attacks before and after

| attack | before | now |
|---|---|---|
${attacks.join('\n')}

[Decision 011](decisions/011-limits.md) has the limits against these attacks.

${new Date().toISOString().slice(0, 10)}. ${machine}. Node ${process.version}.
`;
}

/** A table row of one outcome. */
export function rowOf({ what, database, rounds, answers, ...outcome }: Outcome): string {
  const byStatus = [...answers].sort().map(([status, count]) => `${status}: ${count}`);
  const { acknowledged, found, twice, longestMs, megabytes, broken } = outcome;
  const name = broken.length > 0 ? `${what}: **${broken.join('; ')}**` : what;
  const cells = [name, database, rounds, acknowledged, found, twice, byStatus.join(', ')];
  return `| ${[...cells, `${longestMs} ms`, `${megabytes} MB`].join(' | ')} |`;
}
