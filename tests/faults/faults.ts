import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { fieldOf } from '../../lead/form.ts';
import { openDatabase } from '../../server/database/database.ts';
import { embeddedPlace, type Place, postgresPlace } from '../support/place.ts';
import { startPostgres, type TestPostgres } from '../support/start-postgres.ts';
import { Wire } from '../support/wire.ts';
import { ATTACKS, type Attack } from './attacks.ts';
import type { Fault, Scene } from './run-fault.ts';
import { makeSmallDisk, type SmallDisk } from './small-disk.ts';
import { startPair } from './start-pair.ts';

const DESCRIPTION_MAX = fieldOf('description')?.max ?? 0;

/** Leads between a start and the next fault, so that each fault meets a busy server. */
const LEADS = 200;
/** Refusals that show that the fault has reached visitors. */
const REFUSALS = 50;
const MEGABYTE = 1024 * 1024;
/** Below the 8 KB that the table allows. */
const CAMPAIGN_LENGTH = 8_000;
/** The limits for a lead and for the server's memory during an attack. */
const MOST_MS = 2_000;
const MOST_MEGABYTES = 700;

/** Every fault of `npm run reliability`. */
export function faultsOn(postgres: TestPostgres): Fault[] {
  const embedded = { database: 'embedded', place: () => embeddedPlace() } as const;
  const onPostgres = { database: 'PostgreSQL', place: () => postgresPlace(postgres.url) } as const;
  const halt = (signal: 'SIGINT' | 'SIGKILL') => interrupt(() => postgres.halt(signal), postgres.start);
  const onWire = (what: string, rounds: number, roundOn: (wire: Wire) => Fault['round']): Fault => {
    const wire = new Wire(new URL(postgres.url));
    const place = () => placeBehind(wire, postgres);
    return { ...onPostgres, what, rounds, place, round: roundOn(wire) };
  };
  const kill = { what: 'server killed with SIGKILL, started again', rounds: 10, round: killServer };
  return [
    { ...embedded, ...kill },
    { ...onPostgres, ...kill },
    { ...onPostgres, what: 'one of two servers killed, a new one started', rounds: 3, round: killOneOfTwo },
    { ...onPostgres, what: 'PostgreSQL stopped (fast), started again', rounds: 3, round: halt('SIGINT') },
    {
      ...onPostgres,
      what: 'PostgreSQL killed with SIGKILL, started again',
      rounds: 3,
      round: halt('SIGKILL'),
    },
    onWire('every connection to the database torn', 5, (wire) => async ({ taken }) => {
      await taken(LEADS);
      wire.tear();
      await taken(LEADS);
    }),
    onWire('network to the database silent, then restored', 1, (wire) =>
      interrupt(
        () => wire.fallSilent(),
        () => wire.restore(),
        1,
      ),
    ),
    // Some hundred long leads fill it, long before the log needs a new file.
    diskFull('embedded', 'disk full: no room for rows', 2 * MEGABYTE),
    // Enough for rows until the log needs a new file of 16 MB.
    diskFull('embedded', 'disk full: no room for the log', 15 * MEGABYTE),
    diskFull('PostgreSQL', 'disk full: no room for rows', 2 * MEGABYTE),
    ...ATTACKS.map(underAttack),
    failover(),
  ];
}

/** Leads within `MOST_MS` and memory below `MOST_MEGABYTES` all the while. */
function underAttack({ what, leads, openFiles, before, ...attack }: Attack): Fault {
  return {
    ...{ what, database: 'embedded', rounds: 1, openFiles, before },
    ...{ mostMs: MOST_MS, mostMegabytes: MOST_MEGABYTES },
    async place() {
      const made = await embeddedPlace();
      // To make a database takes more memory than to serve with it.
      await (await openDatabase(made.settings)).close();
      return made;
    },
    async round({ servers: [server], taken }) {
      const port = Number(new URL((await server?.address) ?? '').port);
      const url = new URL('./attack.worker.ts', import.meta.url);
      const attacker = new Worker(url, { workerData: { ...attack, port } });
      await taken(leads);
      await attacker.terminate();
      await taken(1);
    },
  };
}

async function killServer({ taken, end, start }: Scene): Promise<void> {
  await taken(LEADS);
  await end('SIGKILL');
  await start();
}

/** The other server has to answer for both. */
async function killOneOfTwo(scene: Scene): Promise<void> {
  if (scene.servers.length < 2) await scene.start();
  await killServer(scene);
}

/** Takes the database away until visitors are refused. */
function interrupt(stop: () => unknown, restore: () => unknown, refusals = REFUSALS) {
  return async ({ taken, refused }: Scene) => {
    await taken(LEADS);
    await stop();
    await refused(refusals);
    await restore();
    await taken(LEADS);
  };
}

/** A database to which every connection goes through `wire`. */
async function placeBehind(wire: Wire, postgres: TestPostgres): Promise<Place> {
  const behind = await postgresPlace(postgres.url);
  const address = new URL(behind.settings.DATABASE_URL ?? '');
  address.port = String(await wire.restore());
  const remove = async () => {
    await wire.cut();
    await behind.remove();
  };
  return { ...behind, settings: { ...behind.settings, DATABASE_URL: address.href }, remove };
}

/** Fills a disk that has `room` bytes left, then frees it, and restarts a server that stopped. */
function diskFull(database: Fault['database'], what: string, room: number): Fault {
  let disk: SmallDisk;
  return {
    what,
    database,
    rounds: 1,
    lead: longLead,
    async place() {
      disk = makeSmallDisk();
      if (database === 'embedded')
        return { ...(await embeddedPlace(disk.path)), remove: async () => disk.remove() };
      const postgres = await startPostgres({ parent: disk.path });
      const remove = async () => {
        await postgres.stop();
        disk.remove();
      };
      return { ...(await postgresPlace(postgres.url)), remove };
    },
    async round({ servers, taken, refused, end, start }) {
      disk.leave(room);
      await refused(REFUSALS);
      disk.clear();
      if (servers[0]?.process.exitCode !== null) {
        await end();
        await start();
      }
      await taken(1);
    },
  };
}

/** A lead of nearly the longest size. It is random, so that it does not compress well. */
function longLead() {
  const random = (length: number) => randomBytes(length).toString('base64').slice(0, length);
  return { requirements: random(DESCRIPTION_MAX), campaign_data: { utm_content: random(CAMPAIGN_LENGTH) } };
}

/** Simulates a provider's failover. The server knows only HAProxy's address. */
function failover(): Fault {
  let pair: Awaited<ReturnType<typeof startPair>>;
  return {
    what: 'HAProxy in front of primary and standby: primary killed, standby promoted',
    database: 'PostgreSQL',
    rounds: 1,
    async place() {
      pair = await startPair();
      return pair.place;
    },
    round: interrupt(
      () => pair.killPrimary(),
      () => pair.promote(),
    ),
  };
}
