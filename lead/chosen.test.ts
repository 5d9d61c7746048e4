import { expect, it } from 'vitest';
import { SPECIFIED_FORM } from '../tests/support/sample-site.ts';
import { chosenIn } from './chosen.ts';
import { describeForm } from './fields.ts';

const fields = describeForm(SPECIFIED_FORM).flat();
const labels = Object.fromEntries(fields.map((field) => [field.name, field]));
const words = { deadline: 'in {value}', urgency: '{value} urgency' };

it('shows the choices with their labels, in the form’s order', () => {
  const values = { urgency: 'high', deadline: '3_days', assignment_type: 'case_study', subject: ' Law ' };
  expect(chosenIn(values, labels, words)).toEqual([
    { field: 'subject', text: 'Law' },
    { field: 'assignment_type', text: 'Case study' },
    { field: 'deadline', text: 'in 3 days' },
    { field: 'urgency', text: 'High urgency' },
  ]);
});

it('leaves out contact details and empty fields', () => {
  expect(chosenIn({ name: 'Ada', subject: '  ', academic_level: '' }, labels, words)).toEqual([]);
});

it('shows a subject unchanged, whatever it contains', () => {
  expect(chosenIn({ subject: '$& {value}' }, labels, words)).toEqual([
    { field: 'subject', text: '$& {value}' },
  ]);
});
