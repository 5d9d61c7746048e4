import { cpus, release, totalmem, type } from 'node:os';
import type { AttackOutcome } from './attack.ts';
import type { Outcome } from './trial.ts';

/** A trial that could not be held here, and why. */
export type Omission = { fault: string; database: string; why: string };

const GIGABYTE = 1024 ** 3;
const COLUMNS = [
  'fault',
  'database',
  'rounds',
  'leads sent',
  'acknowledged',
  'found',
  'stored twice',
  'answers by status',
  'the server',
  'slowest return',
];

export type Results = {
  outcomes: readonly (Outcome | Omission)[];
  withstood: readonly AttackOutcome[];
  postgresVersion: string;
};

/** The page of `docs/reliability.md`. */
export function reportOf({ outcomes, withstood, postgresVersion }: Results): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / GIGABYTE)} GB, ${type()} ${release()}`;
  const held = outcomes.filter((outcome): outcome is Outcome => 'sent' in outcome);
  const acknowledged = held.reduce((sum, outcome) => sum + outcome.acknowledged, 0);
  const found = held.reduce((sum, outcome) => sum + outcome.found, 0);
  return `# What happens to leads when something fails

Made by \`npm run reliability\`: do not edit. The server runs as a process, with its limits in force but wide; sixteen visitors fill the form one after another, and each sends a lead again, with its id, until it is acknowledged. Meanwhile the fault is brought about, ${held.reduce((sum, { rounds }) => sum + rounds, 0)} times in all. Afterwards the table is read.

**${acknowledged.toLocaleString('en')} leads acknowledged, ${found.toLocaleString('en')} found.** A run fails if an acknowledged lead is missing, if two rows have the same e-mail, if a lead is never taken, if an error answer is not 503 or 504 in the API's shape (or holds a stack, or anything of the lead), or if the server does not stop when it is told to.

| ${COLUMNS.join(' | ')} |
|${COLUMNS.map(() => '---').join('|')}|
${outcomes.map((outcome) => `| ${cellsOf(outcome).join(' | ')} |`).join('\n')}

"None" among the answers is a connection that broke or was refused. 409 says that an earlier try had stored the lead already. The slowest return is from when the repair begins (a start of the server or of PostgreSQL, the network mended, room on the disk) to the next acknowledged lead.

## What an attack found, and what holds now

The figures before are those of an attack of two hours on 2026-11-23. A run fails if a promise is not kept.

| attack | what has to hold | before | now |
|---|---|---|---|
${withstood.map((row) => `| ${attackCells(row).join(' | ')} |`).join('\n')}

${new Date().toISOString().slice(0, 10)}. ${machine}. Node ${process.version}, PostgreSQL ${postgresVersion}.
`;
}

function cellsOf(outcome: Outcome | Omission): (string | number)[] {
  if (!('sent' in outcome)) {
    return [
      outcome.fault,
      outcome.database,
      0,
      ...Array(COLUMNS.length - 4).fill('–'),
      `not run: ${outcome.why}`,
    ];
  }
  const { fault, database, rounds, sent, acknowledged, found, twice, answers, slowestReturnMs } = outcome;
  const byStatus = [...answers].sort().map(([status, count]) => `${status}: ${count}`);
  const counts = [rounds, sent, acknowledged, found, twice];
  return [fault, database, ...counts, byStatus.join(', '), endingOf(outcome), `${slowestReturnMs} ms`];
}

function endingOf({ restarts, reason }: Outcome): string {
  if (reason !== null) return `stopped: “${reason}” Started again`;
  return restarts === 0 ? 'served on' : `started again ${restarts} times`;
}

function attackCells({ attack, promise, before, now, broken }: AttackOutcome): string[] {
  return [attack, promise, before, broken.length > 0 ? `**${broken.join('; ')}**; ${now}` : now];
}
