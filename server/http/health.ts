import type { Database } from '../database/database.ts';
import { refusals } from './api-error.ts';

const CAN_WRITE = {
  text: `select not pg_catalog.pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writes`,
};

type Health = { status: 'ok' };

/**
 * Creates the handler of `/healthz`: whether the database answers and accepts writes. Concurrent requests share one
 * query. The handler throws an error with the reason if it does not.
 */
export function openHealth({ query }: Pick<Database, 'query'>): () => Promise<Health> {
  let running: Promise<Health> | null = null;

  async function ask(): Promise<Health> {
    const [found] = await query<{ writes: boolean }>(CAN_WRITE);
    if (!found?.writes) throw refusals.databaseReadOnly();
    return { status: 'ok' };
  }

  return () => {
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  };
}
