import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { standbyOf } from '../database/standby-of.ts';

/** Adds to `registry` whether `database`, where it has several hosts, has each lead on a standby before it is acknowledged. */
export function watchStandby(registry: Registry, database: Database): void {
  if (!database.isCluster) return;
  new Gauge({
    name: 'database_standby_synchronous',
    help: '1 where a standby has each lead before it is acknowledged, else 0. NaN where no primary answers.',
    registers: [registry],
    async collect() {
      // The other metrics still come where no primary answers.
      const standby = await standbyOf(database).catch(() => null);
      this.set(standby === null ? Number.NaN : Number(standby === 'synchronous'));
    },
  });
}
