import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { trade } from '../site/site.config.ts';
import { audit, PAGES } from '../tools/bench/loading.ts';
import { installTrade } from '../tools/trade.ts';
import { copyProject } from './support/clone-project.ts';
import { startSite } from './support/site-server.ts';
import { startPostgres } from './support/start-postgres.ts';

/** Scores depend on how busy the machine is, so the best of a few audits counts. */
const AUDITS = 3;

/** Makes a trade in a clone, and tests its site: `npm test`, and Lighthouse on both pages. Returns what is wrong. */
async function faultsOf(name: string): Promise<string[]> {
  const clone = await copyProject();
  const postgres = await startPostgres({ sync: false });
  try {
    if (name !== trade) await installTrade(name, clone.directory);
    const tested = spawnSync('npm', ['test'], { cwd: clone.directory, stdio: 'inherit' });
    if (tested.status !== 0) return [`${name}: npm test failed`];
    const site = await startSite({ DATABASE_URL: `${postgres.url}/postgres` }, clone.directory);
    const faults: string[] = [];
    for (const path of Object.values(PAGES)) {
      let best = 0;
      for (let run = 0; run < AUDITS && best < 100; run++)
        best = Math.max(best, (await audit(site.address + path)).score);
      process.stdout.write(`${name}: the worst of Lighthouse's four scores of ${path} is ${best}\n`);
      if (best < 100) faults.push(`${name}: Lighthouse gives ${path} ${best}`);
    }
    await site.stop();
    return faults;
  } finally {
    await Promise.all([postgres.stop(), clone.remove()]);
  }
}

const named = process.argv.slice(2);
const names = named.length > 0 ? named : [trade, ...(await readdir('trades'))];
const faults: string[] = [];
for (const name of names) faults.push(...(await faultsOf(name)));
process.stdout.write(faults.length > 0 ? `${faults.join('\n')}\n` : `${names.join(', ')}: all is well\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
