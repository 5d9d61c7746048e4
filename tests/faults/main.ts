import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { whyNoSmallDisk } from '../support/small-disk.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { type AttackOutcome, withstand } from './attack.ts';
import { attacks } from './attacks.ts';
import { embeddedDiskFull, postgresDiskFull } from './disk-full.ts';
import { killed } from './killed.ts';
import { connectionsLost, postgresStopped, readOnly, tableLocked } from './postgres-away.ts';
import { type Omission, reportOf } from './report.ts';
import { hold, type Outcome } from './trial.ts';

const REPORT = 'docs/reliability.md';

const { values: options } = parseArgs({
  options: { long: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
/** With `--only TEXT` what has these words in its name is held, and no report is written. */
const isWanted = (name: string) => name.includes(options.only);

const postgres = await startPostgres();
const noDisk = whyNoSmallDisk();
const onDisk = [...embeddedDiskFull(), postgresDiskFull()];
const trials = [
  ...killed(postgres.url, { isLong: options.long }),
  ...postgresStopped(postgres),
  ...connectionsLost(postgres.url),
  readOnly(postgres.url),
  tableLocked(postgres.url),
  ...(noDisk ? [] : onDisk),
].filter(({ fault }) => isWanted(fault));

const outcomes: (Outcome | Omission)[] = [];
const withstood: AttackOutcome[] = [];
try {
  for (const trial of trials) {
    const outcome = await hold(trial);
    outcomes.push(outcome);
    say(outcome);
  }
  if (noDisk) outcomes.push(...onDisk.map(({ fault, database }) => ({ fault, database, why: noDisk })));
  for (const attack of attacks({ isLong: options.long })) {
    if (!isWanted(attack.attack)) continue;
    const outcome = await withstand(attack);
    withstood.push(outcome);
    process.stdout.write(`${outcome.attack}: ${outcome.now}${verdictOf(outcome.broken)}\n`);
  }
  if (options.only === '')
    writeFileSync(REPORT, reportOf({ outcomes, withstood, postgresVersion: await versionOf(postgres.url) }));
} finally {
  await postgres.stop();
}
for (const outcome of outcomes) {
  if ('why' in outcome)
    process.stderr.write(`NOT RUN: ${outcome.database}, ${outcome.fault}: ${outcome.why}\n`);
}
const isBroken = [...outcomes, ...withstood].some(
  (outcome) => 'broken' in outcome && outcome.broken.length > 0,
);
process.exit(isBroken ? 1 : 0);

function say({ fault, database, acknowledged, found, slowestReturnMs, broken }: Outcome): void {
  const counts = `${acknowledged} acknowledged, ${found} found, back after ${slowestReturnMs} ms at most`;
  process.stdout.write(`${database}, ${fault}: ${counts}${verdictOf(broken)}\n`);
}

function verdictOf(broken: readonly string[]): string {
  return broken.length > 0 ? ` BROKEN: ${broken.join('; ')}` : '';
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
}
