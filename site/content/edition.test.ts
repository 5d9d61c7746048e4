import { expect, it } from 'vitest';
import { editionOf } from './edition.ts';
import { formatOf } from './format.ts';

const { refused, tooLong } = editionOf('en').words.popup;

it('says what is wrong with each field in the words of the specification', () => {
  expect(refused).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    subject: 'Subject is required',
    assignment_type: 'Please select assignment type',
    academic_level: 'Please select academic level',
    deadline: 'Please select deadline',
    urgency: 'Please select urgency',
    description: 'Please provide more details (at least 10 characters)',
  });
});

it('says how much is too much', () => {
  expect(tooLong).toEqual({
    name: 'Name must be at most 100 characters',
    email: 'Email address must be at most 254 characters',
    phone: 'Phone number must be at most 40 characters',
    subject: 'Subject must be at most 200 characters',
    description: 'Description must be at most 5000 characters',
  });
});

it('names the product in lower case within a sentence, and with a capital at its start', () => {
  const { inText, atStart } = formatOf('en');
  expect([inText('Homework Help'), atStart('Homework Help')]).toEqual(['homework help', 'Homework help']);
});
