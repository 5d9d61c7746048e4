import { expect, it } from 'vitest';
import { SPECIFIED_FORM } from '../tests/support/sample-site.ts';
import { describeForm } from './fields.ts';
import { scoreLead } from './score.ts';

const fields = describeForm(SPECIFIED_FORM).flat();

const none = {
  name: 'Ada L',
  email: '',
  phone: '123456789',
  description: 'x'.repeat(50),
  urgency: 'high',
};

it.each([
  ['nothing that counts', {}, 0],
  ['a name of 5 characters', { name: 'Grace' }, 0],
  ['a name of 6 characters', { name: 'Graces' }, 20],
  ['an email', { email: 'a@b.co' }, 20],
  ['a phone of 9 characters', { phone: '123456789' }, 0],
  ['a phone of 10 characters', { phone: '1234567890' }, 20],
  ['a description of 50 characters', { description: 'x'.repeat(50) }, 0],
  ['a description of 51 characters', { description: 'x'.repeat(51) }, 20],
  ['the urgency "urgent"', { urgency: 'urgent' }, 20],
  [
    'all five signals',
    {
      name: 'Ada Lovelace',
      email: 'a@b.co',
      phone: '1234567890',
      description: 'x'.repeat(51),
      urgency: 'urgent',
    },
    100,
  ],
])('gives %s its points', (_, signals, points) => {
  expect(scoreLead({ ...none, ...signals }, fields)).toBe(points);
});
