import type pg from 'pg';
import type { DatabaseSettings } from '../../../server/database/open-backend.ts';
import { type OwnedDatabase, openOwner, SERVER_GONE } from '../../../server/database/open-owner.ts';
import type { Query } from '../../../server/database/query.ts';

/** A search does not wait for the numbers. The embedded database has one session anyway. */
const CONNECTIONS = 4;

/** The leads for as long as the desk runs: a server that is started anew is connected to anew. */
export type LastingOwner = {
  query: Query;
  /** Whether this process has the embedded database to itself. */
  isAlone: boolean;
  close(): Promise<void>;
};

/** Opens the leads for their owner, now and after each loss. Throws a `StartError` where they cannot be opened now. */
export async function lastingOwner(settings: DatabaseSettings): Promise<LastingOwner> {
  let opened: Promise<OwnedDatabase> = openOwner(settings, { connections: CONNECTIONS });
  const { isAlone } = await opened;
  return {
    isAlone,
    async query<Row extends pg.QueryResultRow>(asked: pg.QueryConfig): Promise<Row[]> {
      const mine = opened;
      try {
        return await (await mine).query<Row>(asked);
      } catch (error) {
        // PostgreSQL's own pool comes back by itself. The socket of a server that has ended does not, and
        // what it had open is left to the server that comes after it.
        const isGone = error instanceof Error && error.message === SERVER_GONE;
        if (isGone && opened === mine) {
          opened = openOwner(settings, { connections: CONNECTIONS, throughServer: true });
          // Whoever asks next is told.
          opened.catch(() => {});
        }
        throw error;
      }
    },
    async close() {
      await (await opened.catch(() => null))?.close();
    },
  };
}
