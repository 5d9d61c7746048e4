import type { Database } from './database.ts';

/**
 * `synchronous`: a lead is on a standby, too, before it is acknowledged.
 * `not_synchronous`: commits wait for no standby. `awaited`: they wait for one
 * that is away, and none is answered. `none`: there is one host alone.
 */
export type Standby = 'synchronous' | 'not_synchronous' | 'awaited' | 'none';

/** What the standby of `database` is right now, as the primary sees it. */
export async function standbyOf(database: Database): Promise<Standby> {
  if (!database.isCluster) return 'none';
  const [found] = await database.query<{ state: Standby }>({
    text: 'select server.standby_state() as state',
  });
  return found?.state ?? 'none';
}
