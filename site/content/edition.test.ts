import { expect, it } from 'vitest';
import { site } from '../settings/site.ts';
import { editionOf } from './edition.ts';
import { formatOf } from './format.ts';
import { textsOf } from './language.ts';
import { popupContent } from './popup.ts';

it('says how much is too much', () => {
  const { name, email } = popupContent(editionOf('en')).fields;
  expect([name?.tooLong, email?.tooLong]).toEqual([
    'Name must be at most 100 characters',
    'Email address must be at most 254 characters',
  ]);
});

it.each(site.languages)('writes no plus sign for "more than" within a sentence, in %s', (code) => {
  const written = [...textsOf(editionOf(code).words).values()];
  expect(written.filter((text) => /(^|[\s\u200e])\+\d/.test(text))).toEqual([]);
});

it('names the product in lower case within a sentence, and with a capital at its start', () => {
  const { inText, atStart } = formatOf('en');
  expect([inText('Homework Help'), atStart('Homework Help')]).toEqual(['homework help', 'Homework help']);
});
