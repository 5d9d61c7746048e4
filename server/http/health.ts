import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { refusals } from './api-error.ts';

/** Shorter than the 5 s that supervisors wait for an answer. */
export const HEALTH_PATIENCE_MS = 3_000;

const CAN_WRITE = {
  text: `select not pg_catalog.pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writes`,
};

/**
 * Creates the handler of `/healthz`: whether the database answers and accepts writes. Concurrent requests share one
 * query. The handler throws an `ApiError` with the reason if it does not.
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
