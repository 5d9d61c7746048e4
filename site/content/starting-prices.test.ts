import { describe, expect, it } from 'vitest';
import { type AssignmentType, DEADLINES, type Deadline, valuesOf } from '../../lead/options.ts';
import { startingPrice } from '../../lead/starting-price.ts';
import { offerOf, startingPrices } from './starting-prices.ts';

/** By the specification's two tables: what each kind of work starts from, deadline by deadline, shortest first. */
const PRICES: [AssignmentType, (string | null)[]][] = [
  [
    'essay',
    [
      '$25/page Urgent',
      '$25/page Urgent',
      '$25/page Urgent',
      '$18/page Premium',
      '$12/page Standard',
      '$12/page Standard',
      null,
    ],
  ],
  [
    'research_paper',
    [
      '$25/page Urgent',
      '$25/page Urgent',
      '$25/page Urgent',
      '$18/page Premium',
      '$12/page Standard',
      '$12/page Standard',
      null,
    ],
  ],
  [
    'case_study',
    [
      '$25/page Urgent',
      '$25/page Urgent',
      '$25/page Urgent',
      '$18/page Premium',
      '$15/page Standard',
      null,
      null,
    ],
  ],
  [
    'programming',
    [
      '$25/hour Urgent',
      '$25/hour Urgent',
      '$25/hour Urgent',
      '$25/hour Premium',
      '$25/hour Standard',
      null,
      null,
    ],
  ],
  ['thesis', [null, null, null, null, '$20/page Standard', '$20/page Standard', '$20/page Standard']],
  ['homework', [null, null, null, null, null, null, null]],
  ['dissertation', [null, null, null, null, null, null, null]],
  ['other', [null, null, null, null, null, null, null]],
];

describe('what work starts from', () => {
  it.each(PRICES)('is what the tables say for %s', (type, prices) => {
    const told = valuesOf<Deadline>(DEADLINES).map((deadline) => {
      const found = startingPrice(type, deadline, startingPrices);
      return found && `${found.price} ${found.plan}`;
    });
    expect(told).toEqual(prices);
  });

  it('is not said before both are chosen', () => {
    expect(startingPrice('essay', '', startingPrices)).toBeNull();
    expect(startingPrice('', '3_days', startingPrices)).toBeNull();
  });
});

it.each([
  ['3 hours-14 days', 3, 336],
  ['3 hours to 2 days', 3, 48],
  ['3–6 days', 72, 144],
])('reads "%s" as hours', (time, fromHours, toHours) => {
  expect(offerOf({ price: '$12/page', time })).toEqual({ dollars: 12, unit: 'page', fromHours, toHours });
});

it.each([
  ['12 dollars', '7+ days', 'The price "12 dollars" must look like $12/page.'],
  ['$12/page', 'soon', 'The time "soon" must look like "3 hours-14 days", "3-6 days" or "7+ days".'],
])('refuses %s in %s, and says what would be right', (price, time, message) => {
  expect(() => offerOf({ price, time })).toThrow(message);
});
