import { DEADLINE_HOURS } from './deadline.ts';
import type { AssignmentType, Deadline } from './options.ts';

/** What something costs at the least, in dollars for one `unit` and as it reads, and within which hours it can be had. */
export type Offer = { dollars: number; unit: string; price: string; fromHours: number; toHours: number };

/** What each kind of work starts from, where it has a row of its own; and the plans, by the time that is left. */
export type StartingPrices = {
  work: Readonly<Partial<Record<AssignmentType, Offer>>>;
  plans: readonly (Offer & { name: string })[];
};

/**
 * What work of this kind starts from with this deadline, and in which plan: the dearer of the two, where
 * both count in the same unit. `null` where no row or no plan has the time.
 */
export function startingPrice(
  type: string,
  deadline: string,
  { work, plans }: StartingPrices,
): { price: string; plan: string } | null {
  const hours = DEADLINE_HOURS[deadline as Deadline];
  const row = work[type as AssignmentType];
  const plan = plans.find((offer) => isWithin(hours, offer));
  if (!row || !plan || !isWithin(hours, row)) return null;
  const dearer = row.unit === plan.unit && plan.dollars > row.dollars ? plan : row;
  return { price: dearer.price, plan: plan.name };
}

function isWithin(hours: number, { fromHours, toHours }: Offer): boolean {
  return hours >= fromHours && hours <= toHours;
}
