import type { Database } from '../database/database.ts';

/** Has the site's days begin at midnight in the zone `name`, as the IANA knows it. */
export async function setTimeZone({ asOwner }: Pick<Database, 'asOwner'>, name: string): Promise<void> {
  await asOwner({
    text: 'update server.site set time_zone = $1 where time_zone <> $1',
    values: [name],
  });
}
