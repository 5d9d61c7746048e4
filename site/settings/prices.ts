import * as v from 'valibot';

const TIME = 'must be like { hours: 3 } or { days: 7 }';
const whole = v.pipe(v.number(TIME), v.integer(TIME), v.minValue(1, TIME));
const time = v.union([v.strictObject({ hours: whole }), v.strictObject({ days: whole })], TIME);
const AMOUNT = 'must be a number above 0, without a currency';
const entries = {
  amount: v.pipe(v.number(AMOUNT), v.gtValue(0, AMOUNT)),
  /** The unit: one of `per` in `site/content/<language>/prices.ts`. */
  per: v.string(),
  /** The shortest and the longest time that the work usually takes. Without `to`, it is open-ended. */
  from: time,
  to: v.optional(time),
};
const name = v.pipe(
  v.string(),
  v.regex(/^[a-z]\w*$/, 'must be letters, digits and underscores, such as case_studies'),
);

/** The lowest price of each kind of work. `options`: those of `priceField` that it is for. */
export const prices = v.record(
  name,
  v.strictObject({ ...entries, options: v.optional(v.array(v.string()), []) }),
);

/** The plans of the first kind of work. */
export const plans = v.record(
  name,
  v.strictObject({ ...entries, popular: v.optional(v.boolean('must be true or false'), false) }),
);

export type Time = v.InferOutput<typeof time>;
/** The price of one `per`, and its delivery time. */
export type Price = v.InferOutput<typeof prices>[string] | v.InferOutput<typeof plans>[string];
