import { refusalOf } from '../../server/http/answer-error.ts';
import { ApiError } from '../../server/http/api-error.ts';
import type { SentRow } from '../../server/leads/rows.ts';
import type { LeadStore } from '../../server/leads/store.ts';

/** Inserts `rows` with the same keys, like one request. */
export function insertRows(store: LeadStore, ...rows: SentRow[]): Promise<void> {
  return store.insert({ columns: Object.keys(rows[0] ?? {}), rows });
}

/** The result of an insert: `stored`, or the error code that its client gets. */
export async function outcomeOf(insert: Promise<void>): Promise<string | null> {
  try {
    await insert;
    return 'stored';
  } catch (error) {
    const refusal = error instanceof ApiError ? error : refusalOf(error);
    if (!refusal) throw error;
    return refusal.body.code;
  }
}
