import { describe, expect, it } from 'vitest';
import { PROMISE_NAMES, type PromiseName } from '../../site/settings/promises.ts';
import { configuredProject } from './configured-project.ts';
import { findUnconfirmedPromises } from './promises.ts';

const found = (content: Record<string, unknown>, confirmed: PromiseName[] = []) =>
  findUnconfirmedPromises(configuredProject({ site: { confirmed }, content })).map(
    ({ where }) => `${where.field} in ${where.file}`,
  );

const SENTENCES: Record<PromiseName, string> = {
  prices: 'Essays from $12/page',
  'three-hours': 'Ready in 3 hours when it has to be.',
  'quote-in-minutes': 'Get a free quote in under 2 minutes!',
  'final-price': 'You pay nothing until you accept it.',
  'unlimited-revisions': 'Unlimited revisions',
  'money-back': 'Money-back guarantee',
  'late-refund': 'A partial refund for late delivery',
  'plagiarism-report': 'Plagiarism-free',
  'round-the-clock': 'Ask us, day or night.',
  'written-by-people': 'The same writer makes them.',
  confidential: 'We never share your name with your school.',
  'cheaper-and-faster': '70% faster',
  'worse-elsewhere': 'Others keep office hours.',
};

describe('a promise', () => {
  it('has to be confirmed while any text makes it', () => {
    const refund = { terms: ['A partial refund, if late'] };
    expect(found({ 'a.ts': refund, 'b.ts': { text: 'Nothing' }, 'c.ts': refund })).toEqual([
      'late-refund in a.ts, c.ts',
    ]);
    expect(found({ 'b.ts': { text: 'Nothing' } })).toEqual([]);
  });

  it('is not reported after confirmation', () => {
    const words = { 'a.ts': { text: 'money-back guarantee, 24/7' } };
    expect(found(words, ['money-back'])).toEqual(['round-the-clock in a.ts']);
  });

  it('is found if its figure and unit are separate', () => {
    expect(found({ 'a.ts': { time: { figure: '5', unit: 'mins' } } })).toEqual(['quote-in-minutes in a.ts']);
  });

  it('of every kind has to be confirmed on a site without English', () => {
    const site = { languages: ['es' as const], confirmed: ['money-back' as const] };
    const findings = findUnconfirmedPromises(configuredProject({ site }));
    expect(findings).toHaveLength(PROMISE_NAMES.length - 1);
  });

  it('of every kind has a sample sentence here', () => {
    expect(Object.keys(SENTENCES)).toEqual(PROMISE_NAMES);
  });

  it.each(Object.entries(SENTENCES))('of the kind %s is found in %j', (name, sentence) => {
    expect(found({ 'a.ts': { text: sentence } })).toContain(`${name} in a.ts`);
  });
});
