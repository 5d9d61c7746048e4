import { describe, expect, it } from 'vitest';
import { SPECIFIED_FIELDS } from '../../lead/fields.ts';
import { startingPrice } from '../../lead/starting-price.ts';
import { sampleSite } from '../../tests/support/sample-site.ts';
import { editionOf } from './edition.ts';
import { formatOf } from './format.ts';
import { type PriceText, priceTexts, startingPrices as startingPricesOf } from './prices.ts';

const edition = editionOf('en');
const startingPrices = startingPricesOf(edition);

/** From the specification's two tables: the form's price for each kind of work at each deadline, shortest first. */
const PRICES: [string, string][] = [
  ['essay', '$25 Urgent, $25 Urgent, $25 Urgent, $18 Premium, $12 Standard, $12 Standard, $12 Standard'],
  [
    'research_paper',
    '$25 Urgent, $25 Urgent, $25 Urgent, $18 Premium, $12 Standard, $12 Standard, $12 Standard',
  ],
  ['case_study', '$15, $15, $15, $15, $15, $15, $15'],
  ['programming', '$25/hour, $25/hour, $25/hour, $25/hour, $25/hour, $25/hour, $25/hour'],
  ['thesis', '7-30 days, 7-30 days, 7-30 days, 7-30 days, $20, $20, $20'],
  ['dissertation', '7-30 days, 7-30 days, 7-30 days, 7-30 days, $20, $20, $20'],
  ['homework', 'quote, quote, quote, quote, quote, quote, quote'],
  ['other', 'quote, quote, quote, quote, quote, quote, quote'],
];

function told(type: string, deadline: string): string {
  const found = startingPrice(type, deadline, startingPrices);
  if (found?.is === 'tooShort') return found.usualTime;
  if (found?.is !== 'from') return 'quote';
  const { price, plan } = found.offer;
  return [price.replace('/page', ''), plan].filter(Boolean).join(' ');
}

describe('the starting price', () => {
  it.each(PRICES)('is what the tables say for %s', (type, prices) => {
    const deadlines = Object.keys(SPECIFIED_FIELDS.deadline.options);
    expect(deadlines.map((deadline) => told(type, deadline)).join(', ')).toBe(prices);
  });

  it.each([
    ['essay', '24_hours', { price: '$12/page', deadline: '1_week' }],
    ['essay', '1_week', null],
    ['programming', '6_hours', null],
  ])('names the cheaper deadline for %s in %s', (type, deadline, cheaper) => {
    expect(startingPrice(type, deadline, startingPrices)).toMatchObject({ cheaper });
  });

  it('needs both the type and the deadline', () => {
    expect(startingPrice('essay', '', startingPrices)).toBeNull();
    expect(startingPrice('', '3_days', startingPrices)).toBeNull();
  });
});

it('reads in the tables as the specification has it', () => {
  const { prices, plans, words } = edition;
  const textsOf = (all: readonly PriceText[]) => all.map(({ price, time }) => [price, time]);
  expect(textsOf(prices)).toEqual([
    ['$12/page', '3 hours-14 days'],
    ['$15/page', '6 hours-10 days'],
    ['$25/hour', '2 hours-7 days'],
    ['$20/page', '7-30 days'],
    ['$18/page', '4 hours-5 days'],
  ]);
  expect(textsOf(plans)).toEqual([
    ['$12/page', '7+ days'],
    ['$18/page', '3-6 days'],
    ['$25/page', '3 hours to 2 days'],
  ]);
  expect(words.longForm.plans.chapter.holds).toBe('$12, $18 or $25/page');
});

it('writes an amount as the language counts', () => {
  const { words } = edition;
  const USD = { one: '{number} dollar', few: '{number} dollars, few', other: '{number} dollars, many' };
  const textsIn = (currency: string) =>
    priceTexts(sampleSite.prices, { ...words.prices, amount: { USD } }, formatOf('sl', currency));
  expect(textsIn('USD')[0]?.amount).toBe('12 dollars, many');
  expect(textsIn('USD')[3]?.price).toBe('20 dollars, many/page');
  expect(textsIn('EUR')[0]?.price).toBe('12\u00a0€/page');
});
