import { type LeadNote, readLeadNote, writeLeadNote } from './lead-note.ts';

/** How often leads are counted while some arrive, at the most. */
const NOTE_EVERY_MS = 10_000;
/** Counting reads the whole table: it may take this share of the time. */
const COUNTING_SHARE = 0.01;

/** Counts the leads; `null` before there is a table for them. Throws where they cannot be read. */
type Count = () => Promise<number | null>;

/**
 * Notes how many leads the database in a directory holds, and knows what is
 * missing: a damaged log, file or commit status takes rows away without a word
 * of PostgreSQL's.
 */
export class LeadTally {
  readonly #directory: string;
  readonly #count: Count;
  #missing: LeadNote['missing'];
  #due = 0;

  private constructor(directory: string, count: Count, missing: LeadNote['missing']) {
    this.#directory = directory;
    this.#count = count;
    this.#missing = missing;
  }

  /** Compares what `count` finds with the note in `directory`. */
  static async open(directory: string, count: Count): Promise<LeadTally> {
    const noted = readLeadNote(directory);
    const tally = new LeadTally(directory, count, noted?.missing ?? 0);
    try {
      const found = (await count()) ?? 0;
      if (noted) tally.#missing = (noted.missing ?? 0) + Math.max(0, noted.leads - found);
      if (tally.#missing) tally.#write(found);
    } catch {
      tally.#missing = null;
      if (noted) writeLeadNote(directory, { ...noted, missing: null });
    }
    return tally;
  }

  /** How many leads that were noted are not there: `0` if all are, `null` if they cannot be counted. */
  get missing(): LeadNote['missing'] {
    return this.#missing;
  }

  /** Whether it is time to note again, where leads have arrived. */
  get isDue(): boolean {
    return performance.now() >= this.#due;
  }

  /**
   * Counts the leads and notes their number. Where that fails, as on a full
   * disk, the older note stays: it never asks for more leads than there are.
   */
  async note(): Promise<void> {
    const begun = performance.now();
    try {
      const found = await this.#count();
      if (found !== null) this.#write(found);
    } catch {
      // The next one may go better.
    }
    const took = performance.now() - begun;
    this.#due = begun + Math.max(NOTE_EVERY_MS, took / COUNTING_SHARE);
  }

  #write(leads: number): void {
    writeLeadNote(this.#directory, { leads, missing: this.#missing, at: new Date().toISOString() });
  }
}
