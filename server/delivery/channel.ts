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
};
