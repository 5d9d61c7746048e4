import * as v from 'valibot';

/** The highest rating. */
export const BEST_RATING = 5;

/** Whether it is invented. `npm run preflight` reports samples. */
const sample = v.optional(v.boolean('must be true or false'));

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
/** One sentence: what is counted, since when and by whom. */
const note = v.optional(text);
const rating = v.pipe(
  v.number(),
  v.minValue(1, 'must be 1 or more'),
  v.maxValue(BEST_RATING, `must be ${BEST_RATING} or less`),
);
const count = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be a whole number, 0 or more'),
);

/** The page's figures. `false` removes a figure everywhere. */
export const figures = v.strictObject({
  /** In the hero: orders completed this year. If it `moves`, it grows at random. */
  completed: counter(15432),
  /** In the hero: active orders. If it `moves`, it falls at random. */
  active: counter(2847),
  /** In the hero and below its buttons: this year's average rating. */
  heroRating: figure(rating, '4.8'),
  /** In the hero: the average time of a revision. */
  averageTime: figure(text, "'2 hrs'"),
  /** In the hero: this year's students. */
  happyStudents: figure(text, "'10,000+'"),
  /** Under "Our record so far", and beside the testimonials' rating. */
  students: figure(text, "'50K+'"),
  successRate: figure(text, "'98%'"),
  /** For an essay: a small programming task can be faster. */
  minimumDelivery: figure(text, "'3hr'"),
  /** Under "Our record so far", below the services, and above the subject index. */
  subjects: figure(text, "'100+'"),
  /**
   * Under "Our record so far": the all-time average rating. Also above the testimonials, and in structured data
   * together with `reviews`.
   */
  rating: figure(rating, '4.9'),
  /** The number of reviews in structured data. */
  reviews: figure(v.pipe(count, v.minValue(1, 'must be 1 or more, or false')), '50000'),
  /** The footnote of the comparison's percentages. */
  comparison: v.optional(
    v.union(
      [v.literal(false), v.strictObject({ note: text, sample })],
      "must be false, or like { note: '…' }",
    ),
    false,
  ),
});

/** Figures that are text, which a language may write differently. */
export const TEXT_FIGURES = [
  'averageTime',
  'happyStudents',
  'students',
  'successRate',
  'minimumDelivery',
  'subjects',
] as const;

/** The claims that can have a footnote. */
export const CLAIM_NAMES = [
  'completed',
  'active',
  'heroRating',
  ...TEXT_FIGURES,
  'rating',
  'comparison',
] as const satisfies (keyof Figures)[];
export type ClaimName = (typeof CLAIM_NAMES)[number];

/** The figures that text can contain. */
export type FigureName = (typeof TEXT_FIGURES)[number] | 'heroRating' | 'rating';

export type Figures = v.InferOutput<typeof figures>;

/** Whether a counter is on and moves. */
export function countersMove({ completed, active }: Figures): boolean {
  return [completed, active].some((counter) => counter !== false && counter.moves);
}

function figure<Value extends v.GenericSchema<string | number>>(value: Value, example: string) {
  return v.union([v.literal(false), v.strictObject({ value, note, sample })], remedy(`value: ${example}`));
}

function counter(example: number) {
  return v.union(
    [v.literal(false), v.strictObject({ value: count, moves: v.boolean(), note, sample })],
    remedy(`value: ${example}, moves: false`),
  );
}

/** The message for a figure as a whole. */
function remedy(parts: string): string {
  return `must be false, or like { ${parts} }; only note: '…' and sample: true may be added`;
}
