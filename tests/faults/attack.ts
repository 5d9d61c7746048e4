/** A server under attack, and what has to hold meanwhile. */
export type Attack = {
  /** What is done to the server, as the table states it. */
  attack: string;
  /** What has to hold, with its number where it has one. */
  promise: string;
  /** What came of it on 2026-11-23, before the server was made to withstand it. */
  before: string;
  /** Brings it about on a place of its own, leaves nothing behind, and says what came of it. */
  run(): Promise<Withstood>;
};

/** What came of an attack: the figures for the table, and each promise that was not kept. */
export type Withstood = { now: string; broken: string[] };

/** What the report says of an attack. */
export type AttackOutcome = Pick<Attack, 'attack' | 'promise' | 'before'> & Withstood;

/** Brings an attack about. What it throws counts as a broken promise. */
export async function withstand({ run, ...attack }: Attack): Promise<AttackOutcome> {
  try {
    return { ...attack, ...(await run()) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...attack, now: 'failed', broken: [reason] };
  }
}
