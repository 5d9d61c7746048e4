/** A length of time, in the unit that the page shows. */
export type Time = { hours: number } | { days: number };

/** The price of one `per`, and its delivery time. Without a `to`, the time is open-ended. */
export type Price = { dollars: number; per: 'page' | 'hour'; from: Time; to?: Time };

/** The lowest price of each kind of work. */
export const WORK = {
  essays: { dollars: 12, per: 'page', from: { hours: 3 }, to: { days: 14 } },
  case_studies: { dollars: 15, per: 'page', from: { hours: 6 }, to: { days: 10 } },
  programming: { dollars: 25, per: 'hour', from: { hours: 2 }, to: { days: 7 } },
  thesis: { dollars: 20, per: 'page', from: { days: 7 }, to: { days: 30 } },
  lab_reports: { dollars: 18, per: 'page', from: { hours: 4 }, to: { days: 5 } },
} as const satisfies Record<string, Price>;

/** The three plans for essays and research papers. */
export const PLANS = {
  standard: { dollars: 12, per: 'page', from: { days: 7 } },
  premium: { dollars: 18, per: 'page', from: { days: 3 }, to: { days: 6 } },
  urgent: { dollars: 25, per: 'page', from: { hours: 3 }, to: { days: 2 } },
} as const satisfies Record<string, Price>;

export type WorkName = keyof typeof WORK;

export type PlanName = keyof typeof PLANS;

/** The names of a list, in order. */
export function namesOf<Name extends string>(list: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(list) as Name[];
}
