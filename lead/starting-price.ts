import { DEADLINE_HOURS } from './deadline.ts';
import type { AssignmentType, Deadline } from './options.ts';

/** A starting price per `unit`, in dollars and as text, and the range of delivery hours. */
export type Offer = { dollars: number; unit: string; price: string; fromHours: number; toHours: number };

/** Starting prices by type of work, if it has its own row, and the plans by delivery time. */
export type StartingPrices = {
  work: Readonly<Partial<Record<AssignmentType, Offer>>>;
  plans: readonly (Offer & { name: string })[];
};

/**
 * The starting price and plan for a type of work and a deadline: the higher of the two prices if both have
 * the same unit. `null` if no row or no plan covers the deadline.
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
