import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { refusals } from './api-error.ts';

/** Supervisors wait 5 s for an answer: a database that takes longer than this has none for them. */
export const HEALTH_PATIENCE_MS = 3_000;

const CAN_WRITE = {
  text: `select not pg_catalog.pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writes`,
};

/**
 * Gives the answer of `/healthz`: whether `database` answers and takes writes. One question serves all who
 * ask while it runs. The answer throws an `ApiError` that names the reason if it does not.
 */
export function openHealth({ query }: Pick<Database, 'query'>): () => Promise<{ status: 'ok' }> {
  let running: Promise<{ status: 'ok' }> | null = null;

  async function ask(): Promise<{ status: 'ok' }> {
    const [found] = await query<{ writes: boolean }>(CAN_WRITE);
    if (!found?.writes) throw refusals.databaseReadOnly();
    return { status: 'ok' };
  }

  async function late(): Promise<never> {
    await setTimeout(HEALTH_PATIENCE_MS, undefined, { ref: false });
    throw refusals.databaseSlow();
  }

  return () => {
    running ??= ask().finally(() => {
      running = null;
    });
    return Promise.race([running, late()]);
  };
}
