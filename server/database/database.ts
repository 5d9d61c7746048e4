import { followPrimary } from './follow-primary.ts';
import { type DatabaseSettings, openBackend } from './open-backend.ts';
import type { Query } from './query.ts';

/** The leads' database, open and migrated. */
export type Database = {
  /** Runs as the role `anon`, which may insert leads, count them for the rates, and nothing else. */
  query: Query;
  /**
   * Runs as the owner, past every policy: for what no visitor's words decide. One
   * statement, without a name, since on the embedded database all connections
   * share a session; a transaction that outlasts it is refused there.
   */
  asOwner: Query;
  /** Whether it has several hosts, of which one is the primary. */
  isCluster: boolean;
  /** Tells `listener` the name of each host that is found to be the primary in the place of another. */
  onMove(listener: (name: string) => void): void;
  /** Whether the table of leads was made just now. */
  isNew: boolean;
  /** How many leads are not there that were noted before; `null` where they cannot be counted. */
  missing: number | null;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
  /** Resolves with the reason if the database dies and cannot come back while the process lives. */
  lost: Promise<Error>;
};

/** Opens PostgreSQL where `DATABASE_URL` names one, else the embedded database in `DATA_DIR`. Throws a `StartError`. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { backends, primary, isNew } = await openBackend(settings);
  const listeners: ((name: string) => void)[] = [];
  const pools = followPrimary(backends, primary, (name) => {
    for (const listener of listeners) listener(name);
  });
  return {
    query: (query) => pools.query('anon', query),
    asOwner: (query) => pools.query('owner', query),
    isCluster: backends.length > 1,
    onMove: (listener) => listeners.push(listener),
    isNew,
    missing: primary.backend.missing,
    lost: primary.backend.lost,
    async close() {
      await pools.close();
      await primary.backend.close();
    },
  };
}
