import { expect, it } from 'vitest';
import { findCertain } from './find-certain.ts';
import { configuredProject } from './test/configured-project.ts';

it('finds nothing in a project that is wholly configured', () => {
  expect(findCertain(configuredProject())).toEqual([]);
});
