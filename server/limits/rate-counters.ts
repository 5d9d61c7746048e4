export const RATE_WINDOW_MS = 60_000;
export const NEWCOMER_WINDOW_MS = 3_600_000;

/** The names that a sender is counted by: one for what comes, a wider one for what is stored. */
export type Sender = { attempts: string; stored: string };

/** Stored rows are counted apart for senders who are new within the hour and for all others. */
export type Pool = 'newcomers' | 'returning';

/** What the counts say when a sender comes. */
export type Standing = {
  /** Rows that came from the sender within the running minute, with those of now. */
  attempts: number;
  /** How long that minute still lasts. */
  minuteEndsInMs: number;
  /** Rows of the sender that were stored within the hour. */
  storedBefore: number;
  /** Rows that were stored within the minute, in each pool. */
  newcomers: number;
  returning: number;
};

/** Counts that begin anew when their minute or their hour is over. */
export type RateCounters = {
  /** Counts what comes, whatever becomes of it, and says how things stand. */
  arrive(sender: Sender, rows: number): Promise<Standing>;
  /** Counts what was stored. */
  store(sender: Sender, pool: Pool, rows: number): Promise<void>;
  /** Forgets the counts that are over. */
  sweep(): Promise<void>;
};
