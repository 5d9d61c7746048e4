import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { DESCRIPTION_LENGTH } from '../../lead/form.ts';
import { ADDRESS_MAX_LENGTH } from '../../lead/source.ts';
import { embeddedPlace, type Place, postgresPlace } from '../support/place.ts';
import { makeSmallDisk, type SmallDisk } from '../support/small-disk.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { refused } from './refused.ts';
import type { Scene, Trial } from './trial.ts';

const MEGABYTE = 1024 * 1024;
/** A hundred of the longest leads fill it, long before the log needs a new file. */
const FOR_ROWS_BYTES = 2 * MEGABYTE;
/** Enough for the rows until then, and less than that file takes, which is 16 MB. */
const NOT_FOR_THE_LOG_BYTES = 15 * MEGABYTE;
/** Below the 8 KB that the table allows. */
const CAMPAIGN_LENGTH = 8_000;
const REFUSALS = 50;

/**
 * The disk of the embedded database full where a row needs room, and where the log does.
 * The database is a copy of the one in `directory`, or a new one where none is named.
 */
export function embeddedDiskFull(directory?: string): readonly [Trial, Trial] {
  const onDisk = async ({ path }: SmallDisk): Promise<Place> => {
    if (directory !== undefined) cpSync(directory, path, { recursive: true });
    return { ...(await embeddedPlace(path)), async remove() {} };
  };
  return [
    { database: 'embedded', fault: 'disk full: no room for rows', ...filled(FOR_ROWS_BYTES, onDisk) },
    {
      database: 'embedded',
      fault: 'disk full: no room for the log',
      ...filled(NOT_FOR_THE_LOG_BYTES, onDisk),
    },
  ];
}

/** The disk of PostgreSQL full. */
export function postgresDiskFull(): Trial {
  const fault = 'disk full: no room for rows';
  return { database: 'PostgreSQL', fault, ...filled(FOR_ROWS_BYTES, postgresOnDisk) };
}

/** Leads fill a disk with `room` bytes left; then there is room again, and whatever stopped is started again. */
function filled(room: number, placeOn: (disk: SmallDisk) => Promise<Place>) {
  let disk: SmallDisk;
  return {
    rounds: 1,
    changes: longest,
    async makePlace() {
      disk = makeSmallDisk();
      const place = await placeOn(disk);
      const remove = async () => {
        await place.remove();
        disk.remove();
      };
      return { ...place, remove };
    },
    async round(scene: Scene) {
      const [server] = scene.servers;
      disk.leave(room);
      await Promise.race([refused(scene, REFUSALS), server?.ended]);
      disk.clear();
      const stopped = server?.process.exitCode !== null;
      if (stopped) await scene.end();
      await scene.mend(async () => stopped && scene.start());
    },
  };
}

/** About the longest lead that the table takes; chance makes it hard to compress. */
function longest() {
  return {
    requirements: chance(DESCRIPTION_LENGTH.max),
    source_page: chance(ADDRESS_MAX_LENGTH),
    source_referrer: chance(ADDRESS_MAX_LENGTH),
    campaign_data: { utm_content: chance(CAMPAIGN_LENGTH) },
  };
}

function chance(length: number): string {
  return randomBytes(length).toString('base64').slice(0, length);
}

async function postgresOnDisk({ path }: SmallDisk): Promise<Place> {
  const postgres = await startPostgres({ parent: path });
  return { ...(await postgresPlace(postgres.url)), remove: postgres.stop };
}
