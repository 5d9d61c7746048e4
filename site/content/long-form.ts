import type { Edition } from './edition.ts';
import { fillIn } from './fill-in.ts';
import { PLANS, type PlanName, WORK } from './price-list.ts';
import { amountText, priceText, timeText } from './prices.ts';
import type {
  ChapterWords,
  Essay,
  Guarantee,
  LongFormWords,
  PriceRow,
  Step,
  SubjectGroup,
  Tier,
} from './words/long-form.ts';
import { ESSAYS, FIELDS, GUARANTEES } from './words/long-form.ts';

/** A part of the long form: its address on the page, its title, and what the contents say it holds. */
export type Chapter = ChapterWords & { id: string };
const POPULAR: PlanName = 'premium';

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
