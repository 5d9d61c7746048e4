import * as v from 'valibot';

/** The most that a rating can be. */
export const BEST_RATING = 5;

/** Whether somebody made it up. A sample keeps `npm run preflight` from passing. */
const sample = v.optional(v.boolean('must be true or false'));

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
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

/** What the page claims in figures. `false` takes a figure out wherever it stands. */
export const figures = v.strictObject({
  /** In the hero: orders done this year. A counter that `moves` is made to grow by chance. */
  completed: counter(15432),
  /** In the hero: orders under way. A counter that `moves` is made to fall by chance. */
  active: counter(2847),
  /** In the hero and in the line below its buttons: the average rating of this year. */
  heroRating: figure(rating, '4.8'),
  /** In the hero: how long a revision takes on average. */
  averageTime: figure(text, "'2 hrs'"),
  /** In the hero: students of this year. */
  happyStudents: figure(text, "'10,000+'"),
  /** Under "Since we began", and beside the rating of the testimonials. */
  students: figure(text, "'50K+'"),
  successRate: figure(text, "'98%'"),
  /** Of an essay: a small programming task can be faster. */
  minimumDelivery: figure(text, "'3hr'"),
  /** Under "Since we began", below the services, and above the subject index. */
  subjects: figure(text, "'100+'"),
  /** Under "Since we began": the average of all ratings. Above the testimonials too, and told to search engines together with `reviews`. */
  rating: figure(rating, '4.9'),
  /** How many reviews search engines are told of. */
  reviews: figure(v.pipe(count, v.minValue(1, 'must be 1 or more, or false')), '50000'),
});

/** Those that are texts: a language may write them in its own way. */
export const TEXT_FIGURES = [
  'averageTime',
  'happyStudents',
  'students',
  'successRate',
  'minimumDelivery',
  'subjects',
] as const;

/** The figures that the words may have in them. */
export type FigureName = (typeof TEXT_FIGURES)[number] | 'heroRating' | 'rating';

export type Figures = v.InferOutput<typeof figures>;

/** Whether a counter is on and made to move. */
export function countersMove({ completed, active }: Figures): boolean {
  return [completed, active].some((counter) => counter !== false && counter.moves);
}

function figure<Value extends v.GenericSchema<string | number>>(value: Value, example: string) {
  return v.union([v.literal(false), v.strictObject({ value, sample })], remedy(`value: ${example}`));
}

function counter(example: number) {
  return v.union(
    [v.literal(false), v.strictObject({ value: count, moves: v.boolean(), sample })],
    remedy(`value: ${example}, moves: false`),
  );
}

/** Said of a figure as a whole, where no single part of it can be blamed. */
function remedy(parts: string): string {
  return `must be false, or like { ${parts} }; sample: true is all that may stand beside that`;
}
