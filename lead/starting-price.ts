import { DEADLINE_HOURS } from './deadline.ts';
import { fieldOf } from './form.ts';

/** A price as it reads, the plan that it belongs to, if any, and the shortest time that it is for. */
export type Offer = { price: string; plan?: string; fromHours: number };

/** A type of work's starting prices: its offers from the longest to the shortest time, and the usual time as text. */
export type WorkPrices = { offers: readonly Offer[]; usualTime: string };

/** A kind of work without prices of its own is priced by its quote. */
export type StartingPrices = Readonly<Record<string, WorkPrices>>;

/** `cheaper`: the lowest price, and the first deadline that has it. */
export type StartingPrice =
  | { is: 'from'; offer: Offer; cheaper: { price: string; deadline: string } | null }
  | { is: 'tooShort'; usualTime: string }
  | { is: 'byQuote' };

/** The starting price of a kind of work with a deadline, if the form asks for one, or `null` until both are chosen. */
export function startingPrice(type: string, deadline: string, prices: StartingPrices): StartingPrice | null {
  const hours = fieldOf('deadline') ? DEADLINE_HOURS[deadline] : Number.POSITIVE_INFINITY;
  if (!type || !hours) return null;
  const work = prices[type];
  if (!work) return { is: 'byQuote' };
  const offer = work.offers.find(({ fromHours }) => fromHours <= hours);
  if (!offer) return { is: 'tooShort', usualTime: work.usualTime };
  const [lowest = offer] = work.offers;
  const later = firstDeadlineFrom(lowest.fromHours);
  return {
    is: 'from',
    offer,
    cheaper: offer !== lowest && later ? { price: lowest.price, deadline: later } : null,
  };
}

function firstDeadlineFrom(hours: number): string | undefined {
  return Object.entries(DEADLINE_HOURS).find(([, own]) => own >= hours)?.[0];
}
