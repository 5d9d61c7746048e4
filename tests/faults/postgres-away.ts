import pg from 'pg';
import { type Place, postgresPlace } from '../support/place.ts';
import type { TestPostgres } from '../support/start-postgres.ts';
import { Wire } from '../support/wire.ts';
import { refused } from './refused.ts';
import type { Scene, Trial } from './trial.ts';

const LEADS = 200;
/** Refusals that show the fault to have reached visitors. */
const REFUSALS = 50;

/** PostgreSQL itself going away and coming back. */
export function postgresStopped(postgres: TestPostgres): readonly [Trial, Trial] {
  const restartedAfter = (signal: 'SIGINT' | 'SIGKILL') => async (scene: Scene) => {
    await scene.more(LEADS);
    await postgres.halt(signal);
    await refused(scene, REFUSALS);
    await scene.mend(postgres.start);
  };
  const common = {
    database: 'PostgreSQL',
    rounds: 5,
    makePlace: () => postgresPlace(postgres.url),
  } as const;
  return [
    { ...common, fault: 'PostgreSQL stopped (fast), started again', round: restartedAfter('SIGINT') },
    { ...common, fault: 'PostgreSQL killed with SIGKILL, started again', round: restartedAfter('SIGKILL') },
  ];
}

/** The way to PostgreSQL torn, cut and silent. */
export function connectionsLost(postgresUrl: string): readonly [Trial, Trial, Trial] {
  const through = (
    rounds: number,
    fault: string,
    round: (scene: Scene, wire: Wire) => Promise<void>,
  ): Trial => {
    const wire = new Wire(new URL(postgresUrl));
    const makePlace = () => placeBehind(wire, postgresUrl);
    return { database: 'PostgreSQL', rounds, fault, makePlace, round: (scene) => round(scene, wire) };
  };
  return [
    through(20, 'every connection to the database torn', async ({ more, mend }, wire) => {
      await more(LEADS);
      await mend(() => wire.tear());
    }),
    through(5, 'network to the database cut, then mended', async (scene, wire) => {
      await scene.more(LEADS);
      await wire.cut();
      await refused(scene, REFUSALS);
      await scene.mend(() => wire.mend());
    }),
    through(1, 'network to the database silent, then mended', async (scene, wire) => {
      await scene.more(LEADS);
      wire.fallSilent();
      await refused(scene, 1);
      await scene.mend(() => wire.mend());
    }),
  ];
}

/** PostgreSQL that only reads, as hosts make it when its disk runs full, and as a replica does. */
export function readOnly(postgresUrl: string): Trial {
  return {
    fault: 'PostgreSQL made read-only, then writable',
    database: 'PostgreSQL',
    rounds: 5,
    makePlace: () => postgresPlace(postgresUrl),
    async round(scene) {
      const owner = new pg.Client({
        connectionString: scene.place.settings.DATABASE_URL,
        options: '-c default_transaction_read_only=off',
      });
      await owner.connect();
      const set = async (change: string) => {
        await owner.query(`alter system ${change}`);
        await owner.query('select pg_reload_conf()');
      };
      await scene.more(LEADS);
      await set('set default_transaction_read_only = on');
      await refused(scene, 1);
      await scene.mend(() => set('reset default_transaction_read_only'));
      await owner.end();
    },
  };
}

/** The table locked for longer than an insert's patience, so that every connection for inserts is held. */
export function tableLocked(postgresUrl: string): Trial {
  return {
    fault: 'table locked until every connection is held',
    database: 'PostgreSQL',
    rounds: 2,
    makePlace: () => postgresPlace(postgresUrl),
    async round(scene) {
      const holder = new pg.Client({ connectionString: scene.place.settings.DATABASE_URL });
      await holder.connect();
      await holder.query('begin; lock table public.leads');
      await refused(scene, 1);
      await scene.mend(() => holder.query('commit'));
      await holder.end();
    },
  };
}

async function placeBehind(wire: Wire, postgresUrl: string): Promise<Place> {
  const place = await postgresPlace(postgresUrl);
  const address = new URL(place.settings.DATABASE_URL ?? '');
  address.port = String(await wire.mend());
  return {
    ...place,
    settings: { ...place.settings, DATABASE_URL: address.href },
    async remove() {
      await wire.cut();
      await place.remove();
    },
  };
}
