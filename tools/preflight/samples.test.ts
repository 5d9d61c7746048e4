import { describe, expect, it } from 'vitest';
import { type Changes, configuredProject, configuredSite } from './configured-project.ts';
import { findClaimsWithoutNote, findSamples, findSimulatedCounters } from './samples.ts';

const found = (changes: Changes) =>
  findSamples(configuredProject(changes)).map(
    ({ what, where }) => `${what} | ${where.file} | ${where.field}`,
  );

describe('a sample', () => {
  it('is found in the figures until its mark is removed', () => {
    const withFigure = (sample: boolean) => ({
      site: { figures: { ...configuredSite.figures, students: { value: '50K+', sample } } },
    });
    expect(found(withFigure(true))).toEqual(['50K+ | site/site.config.ts | figures.students']);
    expect(found(withFigure(false))).toEqual([]);
  });

  it('is found in the logo', () => {
    const logo = { file: 'site/logo.svg', sample: true };
    const site = { theme: { ...configuredSite.theme, logo } };
    expect(found({ site })).toEqual(['site/logo.svg | site/site.config.ts | theme.logo']);
  });

  it.each([
    [
      { testimonials: { items: [{ name: 'Ada', sample: true }, { name: 'Bea' }] } },
      'Ada | words.ts | testimonials.items.0',
    ],
    [{ seen: { value: '7 of 10', sample: true } }, '7 of 10 | words.ts | seen'],
    [{ award: { year: 1999, sample: true } }, '{"year":1999,"sample":true} | words.ts | award'],
  ])('is found in any words: %j', (words, expected) => {
    expect(found({ content: { 'words.ts': words } })).toEqual([expected]);
  });
});

it.each([
  [{ value: 15432, moves: true, sample: true }, ['figures.completed.moves']],
  [{ value: 312, moves: true }, ['figures.completed.moves']],
  [{ value: 312, moves: false }, []],
  [false as const, []],
])('asks to stop the counter %j: %j', (completed, fields) => {
  const site = { figures: { ...configuredSite.figures, completed } };
  const findings = findSimulatedCounters(configuredProject({ site }));
  expect(findings.map(({ where }) => where.field)).toEqual(fields);
});

it('asks for the footnote of each claim that has none', () => {
  const { figures } = configuredSite;
  expect(findClaimsWithoutNote(configuredProject())).toEqual([]);
  const site = { figures: { ...figures, students: { value: '240' }, rating: false as const } };
  const findings = findClaimsWithoutNote(configuredProject({ site }));
  expect(findings.map(({ where }) => where.field)).toEqual(['figures.students.note']);
});
