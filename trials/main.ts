import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { whyNoSmallDisk } from '../testing/small-disk.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { embeddedDiskFull, postgresDiskFull } from './disk-full.ts';
import { killed } from './killed.ts';
import { connectionsLost, postgresStopped, readOnly, tableLocked } from './postgres-away.ts';
import { type Omission, reportOf } from './report.ts';
import { hold, type Outcome } from './trial.ts';

const REPORT = 'docs/reliability.md';

const postgres = await startPostgres();
const noDisk = whyNoSmallDisk();
const onDisk = [...embeddedDiskFull(), postgresDiskFull()];
const trials = [
  ...killed(postgres.url),
  ...postgresStopped(postgres),
  ...connectionsLost(postgres.url),
  readOnly(postgres.url),
  tableLocked(postgres.url),
  ...(noDisk ? [] : onDisk),
];

const outcomes: (Outcome | Omission)[] = [];
try {
  for (const trial of trials) {
    const outcome = await hold(trial);
    outcomes.push(outcome);
    say(outcome);
  }
  if (noDisk) outcomes.push(...onDisk.map(({ fault, database }) => ({ fault, database, why: noDisk })));
  writeFileSync(REPORT, reportOf(outcomes, await versionOf(postgres.url)));
} finally {
  await postgres.stop();
}
for (const outcome of outcomes) {
  if ('why' in outcome)
    process.stderr.write(`NOT RUN: ${outcome.database}, ${outcome.fault}: ${outcome.why}\n`);
}
process.exit(outcomes.some((outcome) => 'broken' in outcome && outcome.broken.length > 0) ? 1 : 0);

function say({ fault, database, acknowledged, found, slowestReturnMs, broken }: Outcome): void {
  const verdict =
    broken.length > 0 ? `BROKEN: ${broken.join('; ')}` : `back after ${slowestReturnMs} ms at most`;
  process.stdout.write(`${database}, ${fault}: ${acknowledged} acknowledged, ${found} found, ${verdict}\n`);
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
}
