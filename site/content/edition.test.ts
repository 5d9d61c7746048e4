import { expect, it } from 'vitest';
import { editionOf } from './edition.ts';
import { formatOf } from './format.ts';
import { popupContent } from './popup.ts';

it('says how much is too much', () => {
  const { name, email } = popupContent(editionOf('en')).fields;
  expect([name?.tooLong, email?.tooLong]).toEqual([
    'Name must be at most 100 characters',
    'Email address must be at most 254 characters',
  ]);
});

it('names the product in lower case within a sentence, and with a capital at its start', () => {
  const { inText, atStart } = formatOf('en');
  expect([inText('Homework Help'), atStart('Homework Help')]).toEqual(['homework help', 'Homework help']);
});
