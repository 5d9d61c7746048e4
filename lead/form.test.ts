import { expect, it } from 'vitest';
import { errorsIn, FIELDS, firstRefusal, STEP_FIELDS } from './form.ts';
import { sampleAnswers } from './sample-answers.ts';

const filled = sampleAnswers(FIELDS);
const STEPS = [...STEP_FIELDS.keys()];

it.each(FIELDS.filter(({ required }) => required))('asks for $name when it is missing', ({ name }) => {
  const { [name]: _, ...others } = filled;
  expect(errorsIn(others, STEP_FIELDS.flat())).toEqual({ [name]: 'refused' });
});

it('refuses the whole form at the first step with an error', () => {
  const last = STEPS.length - 1;
  const [field = ''] = STEP_FIELDS[last] ?? [];
  const errors = { [field]: 'refused' };
  expect(firstRefusal({ ...filled, [field]: '' }, STEPS)).toEqual({ step: last, errors });
});

it('passes a form if every field is valid', () => {
  expect(firstRefusal(filled, STEPS)).toBeNull();
});
