import type { Times } from './interactions.ts';
import type { Comparison } from './lighthouse.ts';
import type { Held } from './page-memory.ts';
import type { Scrolling } from './scrolling.ts';
import type { Way } from './visitor.ts';

/** A page in another language beside its floor: what is heavier there is its letters. */
export type LanguageComparison = { path: string; home: boolean; comparison: Comparison };

/** All that one run of the bench measured. */
export type Results = {
  at: string;
  machine: string;
  lighthouse: Comparison;
  /** Of the form's page. */
  formPage: Comparison;
  /** Of the pages in each language but the first. */
  languages: LanguageComparison[];
  /** Bytes, brotli, inline scripts included. */
  javascriptBytes: number;
  interactions: Record<Way, Times>;
  scrolling: Scrolling;
  /** Only where it was asked for: it takes ten minutes. */
  memory?: Held[];
};
