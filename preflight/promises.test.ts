import { describe, expect, it } from 'vitest';
import { PROMISE_NAMES, type PromiseName } from '../site/promises.ts';
import { readContent } from './project.ts';
import { findUnconfirmedPromises } from './promises.ts';
import { configuredProject } from './test/configured-project.ts';
import { configuredSite } from './test/configured-site.ts';

const found = (content: Record<string, unknown>, confirmed: PromiseName[] = []) =>
  findUnconfirmedPromises(configuredProject({ site: { confirmed }, content })).map(
    ({ where }) => `${where.field} in ${where.file}`,
  );

describe('a promise', () => {
  it('is to be confirmed while any words make it', () => {
    const refund = { terms: ['A partial refund, if late'] };
    expect(found({ 'a.ts': refund, 'b.ts': { text: 'Nothing' }, 'c.ts': refund })).toEqual([
      'late-refund in a.ts, c.ts',
    ]);
    expect(found({ 'b.ts': { text: 'Nothing' } })).toEqual([]);
  });

  it('is no finding once it is confirmed', () => {
    const words = { 'a.ts': { text: 'money-back guarantee, 24/7' } };
    expect(found(words, ['money-back'])).toEqual(['round-the-clock in a.ts']);
  });

  it('is found where its figure and its unit stand apart', () => {
    expect(found({ 'a.ts': { time: { figure: '5', unit: 'mins' } } })).toEqual(['quote-in-minutes in a.ts']);
  });

  it('of every kind is found in the words of this site', async () => {
    const findings = findUnconfirmedPromises({
      site: { ...configuredSite, confirmed: [] },
      content: await readContent(),
    });
    expect(findings.map(({ where }) => where.field)).toEqual(PROMISE_NAMES);
  });
});
