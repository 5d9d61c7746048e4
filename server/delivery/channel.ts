import type { Lead } from '../../lead/lead.ts';

/** One way out for leads. */
export type Channel = {
  /** Stands in the outbox, in the log, and in what a receiver tells repetitions by. */
  name: string;
  /**
   * Hands `lead` over, and resolves once the receiver has taken it, with a note
   * where it took it in part. Throws a `SendError` where it did not. `signal`
   * ends the attempt.
   */
  send(lead: Lead, signal: AbortSignal): Promise<string | undefined>;
  /** How to send many leads as one, where a receiver should not get too much. */
  digest?: {
    /** The most leads an hour that go one by one. */
    perHour: number;
    send(digest: Digest, signal: AbortSignal): Promise<string | undefined>;
  };
};

/** Leads that go together: the ids of all, and the first of them, the oldest before the others. */
export type Digest = { ids: readonly string[]; leads: readonly Lead[] };
