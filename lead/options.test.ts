import { expect, it } from 'vitest';
import { ACADEMIC_LEVELS, ASSIGNMENT_TYPES, DEADLINES, URGENCIES, valuesOf } from './options.ts';

it.each([
  [
    'assignment types',
    ASSIGNMENT_TYPES,
    'essay research_paper homework programming case_study dissertation thesis other',
  ],
  ['academic levels', ACADEMIC_LEVELS, 'high_school undergraduate masters phd'],
  ['deadlines', DEADLINES, '6_hours 12_hours 24_hours 3_days 1_week 2_weeks 1_month'],
  ['urgencies', URGENCIES, 'low medium high urgent'],
])('offers the %s of the specification, in its order', (_, options, values) => {
  expect(valuesOf<string>(options)).toEqual(values.split(' '));
});
