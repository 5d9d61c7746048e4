import { expect, it } from 'vitest';
import { editionOf } from './edition.ts';
import { formatOf } from './format.ts';

const { tooLong } = editionOf('en').words.popup;

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
