import pg from 'pg';
import type { Backend } from './backend.ts';
import { findPrimary, type Primary } from './find-primary.ts';

/** How long a query or a place in a pool is waited for before another primary is looked for. */
export const SUSPICION_MS = 1_000;
/** How long what a search found is kept: those who try again meanwhile need no search of their own. */
const SEARCH_PAUSE_MS = 250;
/** How long a query waits for a connection before it fails. */
export const CONNECTION_TIMEOUT_MS = 5_000;

/** The visitors, as the role `anon`, or the owner. */
type Party = 'anon' | 'owner';

/** The pools at the host that takes writes, for as long as it does. */
export type Pools = {
  query<Row extends pg.QueryResultRow>(party: Party, query: pg.QueryConfig): Promise<Row[]>;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
};

/** The time of one primary. */
type Term = Primary & Record<Party, pg.Pool> & { abandon: Set<(error: Error) => void> };

/**
 * Pools at `primary`, which is one of `backends`. Where there are several, each
 * failure of the connection, each refusal to write and each wait beyond
 * `SUSPICION_MS` starts a search for the primary. Once another one is found, it
 * gets all queries; those on their way to the old one fail at once, since nobody
 * knows whether they will be answered. `moved` is told its name.
 */
export function followPrimary(
  backends: readonly Backend[],
  primary: Primary,
  moved: (name: string) => void,
): Pools {
  let term = termOf(primary);
  let isDoubtful = false;
  let isClosed = false;
  let search: Promise<void> | null = null;

  function lookForPrimary(): Promise<void> {
    search ??= look().finally(() => {
      setTimeout(() => {
        search = null;
      }, SEARCH_PAUSE_MS).unref();
    });
    return search;
  }

  async function look(): Promise<void> {
    const found = await findPrimary(backends, term.timeline);
    isDoubtful = false;
    if (isClosed || (found.backend === term.backend && found.timeline === term.timeline)) return;
    const old = term;
    term = termOf(found);
    moved(found.backend.name);
    end(old, new Error('Connection terminated: another host has become the primary'));
  }

  async function atPrimary<Row extends pg.QueryResultRow>(
    party: Party,
    query: pg.QueryConfig,
  ): Promise<Row[]> {
    if (isDoubtful) await lookForPrimary();
    const now = term;
    const { promise, reject } = Promise.withResolvers<never>();
    now.abandon.add(reject);
    // What finds no other primary changes nothing, and the query is waited for.
    const suspicion = setInterval(() => lookForPrimary().catch(() => {}), SUSPICION_MS);
    try {
      return (await Promise.race([now[party].query<Row>(query), promise])).rows;
    } catch (error) {
      if (now === term && mayHaveMoved(error)) isDoubtful = true;
      throw error;
    } finally {
      clearInterval(suspicion);
      now.abandon.delete(reject);
    }
  }

  const { length } = backends;
  return {
    query: length > 1 ? atPrimary : async (party, query) => (await term[party].query(query)).rows,
    async close() {
      isClosed = true;
      await Promise.all([term.anon.end(), term.owner.end()]);
    },
  };
}

function termOf(primary: Primary): Term {
  const poolOf = (party: Party) => {
    const pool = new pg.Pool({
      ...primary.backend[party],
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    });
    // A connection that breaks while it is idle is reported by the next query, for which a pool takes another.
    return pool.on('error', () => {});
  };
  return { ...primary, anon: poolOf('anon'), owner: poolOf('owner'), abandon: new Set() };
}

/** Closes what is open as it ends, at the latest with its query's timeout, and lets nobody wait for it. */
function end({ abandon, anon, owner }: Term, error: Error): void {
  for (const reject of abandon) reject(error);
  anon.end();
  owner.end();
}

/** What a primary that was demoted says, or says as it stops, and starts anew as something else. */
const GONE = ['08', '25006', '57P'];

/** Whether an error may mean that its host is not the primary any more: all that a query did not get from it. */
function mayHaveMoved(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return GONE.some((start) => error.code?.startsWith(start));
}
