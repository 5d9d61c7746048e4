import { expect, it } from 'vitest';
import { type Changes, configuredProject, configuredSite } from './configured-project.ts';
import { findLaws } from './laws.ts';

const found = (changes: Changes) =>
  findLaws(configuredProject(changes)).map(({ what, where }) => `${where.field}: ${what.slice(0, 90)}`);
const ESSAYS = { 'hero.ts': { title: 'Essays by tomorrow' } };

it('lists where contract cheating is an offence, with a source, until the owner confirms in writing', () => {
  const legal = { ...configuredSite.legal, confirmed: false as const };
  const laws = findLaws(configuredProject({ site: { legal }, content: ESSAYS }));
  expect(laws.map(({ where }) => where.field)).toEqual(Array(5).fill('legal.confirmed'));
  for (const { what } of laws) expect(what).toMatch(/ is an offence in [A-Za-z ,]+: https:\/\/\S+ \(/);
  expect(found({ site: { legal }, content: { 'hero.ts': { title: 'A new kitchen' } } })).toEqual([]);
  expect(found({ site: { legal, languages: ['es'] } })).toHaveLength(5);
  expect(found({ content: ESSAYS })).toEqual([]);
});

it('asks for an imprint and for prices with tax', () => {
  expect(found({ site: { confirmed: [] } })).toEqual([
    'confirmed: No page says who runs the site',
    'confirmed: No one has confirmed that the prices include VAT or sales tax',
  ]);
  expect(
    found({ site: { confirmed: ['vat'], legal: { ...configuredSite.legal, imprint: '/us.html' } } }),
  ).toEqual([]);
});
