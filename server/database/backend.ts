import type { PoolConfig } from 'pg';

/** A place to keep the leads in: how to connect to it, and how to let go of it. */
export type Backend = {
  pool: PoolConfig;
  /** Ends what the backend itself holds, once no connection is open any more. */
  close(): Promise<void>;
  /** Resolves with the reason if the backend dies and cannot come back while the process lives. */
  lost: Promise<Error>;
};
