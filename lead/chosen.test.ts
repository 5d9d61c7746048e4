import { expect, it } from 'vitest';
import { chosenIn } from './chosen.ts';
import { OPTION_LISTS } from './options.ts';

const words = { deadline: 'in {value}', urgency: '{value} urgency' };

it('says what was chosen in the words of the lists, in the order of the form', () => {
  const values = { urgency: 'high', deadline: '3_days', assignment_type: 'case_study', subject: ' Law ' };
  expect(chosenIn(values, OPTION_LISTS, words)).toEqual([
    { field: 'subject', text: 'Law' },
    { field: 'assignment_type', text: 'Case study' },
    { field: 'deadline', text: 'in 3 days' },
    { field: 'urgency', text: 'High urgency' },
  ]);
});

it('says nothing of the contact and of fields without a value', () => {
  expect(chosenIn({ name: 'Ada', subject: '  ', academic_level: '' }, OPTION_LISTS, words)).toEqual([]);
});

it('takes a subject as it is, whatever it holds', () => {
  expect(chosenIn({ subject: '$& {value}' }, OPTION_LISTS, words)).toEqual([
    { field: 'subject', text: '$& {value}' },
  ]);
});
