import { describe, expect, it } from 'vitest';
import { type AssignmentType, DEADLINES, type Deadline, valuesOf } from '../../lead/options.ts';
import { startingPrice } from '../../lead/starting-price.ts';
import { editionOf } from './edition.ts';
import { formatOf } from './format.ts';
import { PLANS, WORK } from './price-list.ts';
import { priceTexts, startingPrices as startingPricesOf } from './prices.ts';

const edition = editionOf('en');
const startingPrices = startingPricesOf(edition);

/** The plan that each deadline asks for, shortest first. */
const PLAN_NAMES = ['Urgent', 'Urgent', 'Urgent', 'Premium', 'Standard', 'Standard', 'Standard'];
/** By the specification's two tables: what each kind of work starts from at each of them. */
const PRICES: [AssignmentType, string][] = [
  ['essay', '$25/page $25/page $25/page $18/page $12/page $12/page -'],
  ['research_paper', '$25/page $25/page $25/page $18/page $12/page $12/page -'],
  ['case_study', '$25/page $25/page $25/page $18/page $15/page - -'],
  ['programming', '$25/hour $25/hour $25/hour $25/hour $25/hour - -'],
  ['thesis', '- - - - $20/page $20/page $20/page'],
  ['homework', '- - - - - - -'],
  ['dissertation', '- - - - - - -'],
  ['other', '- - - - - - -'],
];

describe('what work starts from', () => {
  it.each(PRICES)('is what the tables say for %s', (type, prices) => {
    const told = valuesOf<Deadline>(DEADLINES).map((deadline) =>
      startingPrice(type, deadline, startingPrices),
    );
    expect(told.map((found) => found?.price ?? '-').join(' ')).toBe(prices);
    for (const [index, found] of told.entries()) if (found) expect(found.plan).toBe(PLAN_NAMES[index]);
  });

  it('is not said before both are chosen', () => {
    expect(startingPrice('essay', '', startingPrices)).toBeNull();
    expect(startingPrice('', '3_days', startingPrices)).toBeNull();
  });
});

it('reads in the tables as the specification has it', () => {
  const { prices, words } = edition;
  const textsOf = (names: object) =>
    Object.keys(names).map((name) => {
      const { price, time } = prices[name as keyof typeof prices];
      return [price, time];
    });
  expect(textsOf(WORK)).toEqual([
    ['$12/page', '3 hours-14 days'],
    ['$15/page', '6 hours-10 days'],
    ['$25/hour', '2 hours-7 days'],
    ['$20/page', '7-30 days'],
    ['$18/page', '4 hours-5 days'],
  ]);
  expect(textsOf(PLANS)).toEqual([
    ['$12/page', '7+ days'],
    ['$18/page', '3-6 days'],
    ['$25/page', '3 hours to 2 days'],
  ]);
  expect(words.longForm.plans.chapter.holds).toBe('$12 to $25/page');
});

it('writes an amount as the language counts', () => {
  const { words } = edition;
  const amount = { one: '{number} dollar', few: '{number} dollars, few', other: '{number} dollars, many' };
  const { essays, thesis } = priceTexts({ ...words.prices, amount }, formatOf('sl'));
  expect(essays.amount).toBe('12 dollars, many');
  expect(thesis.price).toBe('20 dollars, many/page');
});
