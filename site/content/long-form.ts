import type { Edition } from './edition.ts';
import { fillIn } from './fill-in.ts';
import { amountText, PLANS, type PlanName, priceText, timeText, WORK, type WorkName } from './prices.ts';
import type { ListOf } from './words.ts';

/** A part of the long form: its address on the page, its title, and what the contents say it holds. */
export type Chapter = ChapterWords & { id: string };

export type ChapterWords = { title: string; holds: string };

export type Essay = { heading: string; text: string };

/** Prices "from": what a kind of work costs at the least, and in what time it can be had. A note may be empty. */
export type PriceRow = { work: string; price: string; time: string; notes: string };

export type Tier = { name: string; price: string; time: string; revisions: string; label?: string };

export type SubjectGroup<Subjects = readonly string[]> = { field: string; subjects: Subjects };

export type Guarantee = { name: string; terms: string };

export type Step = { title: string; text: string };

const ESSAYS = ['writer', 'tools', 'limits', 'you'] as const;
const FIELDS = ['humanities', 'social', 'business', 'science', 'engineering', 'health'] as const;
const GUARANTEES = ['revisions', 'money_back', 'late', 'plagiarism', 'support', 'confidential'] as const;
const POPULAR: PlanName = 'premium';

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

export type LongFormContent = Pick<LongFormWords, 'title' | 'intro' | 'toggle' | 'contents' | 'ending'> & {
  method: { chapter: Chapter; essays: readonly Essay[]; note: string };
  prices: {
    chapter: Chapter;
    scope: string;
    columns: LongFormWords['prices']['columns'];
    rows: readonly PriceRow[];
  };
  plans: {
    chapter: Chapter;
    scope: string;
    columns: LongFormWords['plans']['columns'];
    tiers: readonly Tier[];
    action: string;
  };
  subjects: { chapter: Chapter; scope: string; groups: readonly SubjectGroup[] };
  guarantees: { chapter: Chapter; items: readonly Guarantee[] };
  process: { chapter: Chapter; steps: readonly Step[] };
};

export function longFormContent(edition: Edition): LongFormContent {
  const { words, figures } = edition;
  const { method, prices, plans, subjects, guarantees, process, ...others } = words.longForm;
  return {
    ...others,
    method: {
      ...method,
      chapter: { id: 'working-method', ...method.chapter },
      essays: ESSAYS.map((name) => method.essays[name]),
    },
    prices: pricesContent(edition),
    plans: {
      ...plans,
      chapter: {
        id: 'plans',
        ...plans.chapter,
        holds: fillIn(plans.chapter.holds, {
          lowest: amountText(PLANS.standard, edition),
          highest: priceText(PLANS.urgent, edition),
        }),
      },
      tiers: namesOf(PLANS).map((name) => ({
        ...plans.tiers[name],
        price: priceText(PLANS[name], edition),
        time: timeText(name, PLANS[name], edition),
        ...(name === POPULAR && { label: plans.popular }),
      })),
    },
    subjects: {
      chapter: { id: 'subject-index', ...subjects.chapter },
      scope: figures.subjects ? subjects.scope.counted : subjects.scope.open,
      groups: FIELDS.map((name) => subjects.groups[name]),
    },
    guarantees: {
      chapter: { id: 'guarantees', ...guarantees.chapter },
      items: GUARANTEES.map((name) => guarantees.items[name]),
    },
    process: { ...process, chapter: { id: 'four-steps', ...process.chapter } },
  };
}

/** The table of what each kind of work costs at the least. It stands beside the form, too. */
export function pricesContent(edition: Edition): LongFormContent['prices'] {
  const { chapter, scope, columns, rows } = edition.words.longForm.prices;
  const holds = fillIn(chapter.holds, { price: priceText(WORK.essays, edition) });
  return {
    chapter: { id: 'starting-prices', ...chapter, holds },
    scope,
    columns,
    rows: namesOf(WORK).map((name) => ({
      ...rows[name],
      price: priceText(WORK[name], edition),
      time: timeText(name, WORK[name], edition),
    })),
  };
}

function namesOf<Name extends string>(named: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(named) as Name[];
}
