import type { ClientConfig, PoolConfig } from 'pg';
import type { LeadNote } from './lead-note.ts';

/** A place to keep the leads in: how to connect to it, and how to let go of it. */
export type Backend = {
  /** The owner alone, before anybody else connects: what it does may take its time, and a transaction. */
  migration: ClientConfig;
  /** The owner, for single statements. */
  owner: PoolConfig;
  /** How many leads are not there that were noted before: see `LeadTally`. A PostgreSQL's are not noted. */
  missing: LeadNote['missing'];
  /** Lets the owner's commands in from other processes, where only this one reaches the leads. */
  listen(): Promise<void>;
  /** Ends what the backend itself holds, once no connection is open any more. */
  close(): Promise<void>;
  /** Resolves with the reason if the backend dies and cannot come back while the process lives. */
  lost: Promise<Error>;
};
