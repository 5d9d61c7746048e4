import { expect, it } from 'vitest';
import { findSimulatedCounters } from './counters.ts';
import { configuredProject } from './test/configured-project.ts';
import { configuredSite } from './test/configured-site.ts';

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
