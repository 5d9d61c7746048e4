import type { PlanName, WorkName } from '../price-list.ts';
import type { ListOf } from './ui.ts';

export type ChapterWords = { title: string; holds: string };

export type Essay = { heading: string; text: string };

/** Prices "from": what a kind of work costs at the least, and in what time it can be had. A note may be empty. */
export type PriceRow = { work: string; price: string; time: string; notes: string };

export type Tier = { name: string; price: string; time: string; revisions: string; label?: string };

export type SubjectGroup<Subjects = readonly string[]> = { field: string; subjects: Subjects };

export type Guarantee = { name: string; terms: string };

export type Step = { title: string; text: string };

export const ESSAYS = ['writer', 'tools', 'limits', 'you'] as const;

export const FIELDS = ['humanities', 'social', 'business', 'science', 'engineering', 'health'] as const;

export const GUARANTEES = [
  'revisions',
  'money_back',
  'late',
  'plagiarism',
  'support',
  'confidential',
] as const;

/** A `scope` says what a list or a table holds, and what it leaves out. */
export type LongFormWords = {
  title: string;
  intro: string;
  toggle: { more: string; less: string };
  contents: string;
  method: { chapter: ChapterWords; essays: Record<(typeof ESSAYS)[number], Essay>; note: string };
  prices: {
    /** `{price}` is the lowest. */
    chapter: ChapterWords;
    scope: string;
    columns: Omit<PriceRow, 'notes'>;
    rows: Record<WorkName, Pick<PriceRow, 'work' | 'notes'>>;
  };
  plans: {
    /** `{lowest}` is an amount, `{highest}` one with its unit. */
    chapter: ChapterWords;
    scope: string;
    columns: { name: string; price: string; time: string; revisions: string; order: string };
    tiers: Record<PlanName, Pick<Tier, 'name' | 'revisions'>>;
    popular: string;
    action: string;
  };
  subjects: {
    chapter: ChapterWords;
    /** `counted`: with the number of subjects, where the owner claims one. */
    scope: { counted: string; open: string };
    groups: Record<(typeof FIELDS)[number], SubjectGroup<ListOf<9>>>;
  };
  guarantees: { chapter: ChapterWords; items: Record<(typeof GUARANTEES)[number], Guarantee> };
  process: { chapter: ChapterWords; steps: readonly [Step, Step, Step, Step] };
  ending: { text: { opening: string; highlighted: string }; action: string };
};
