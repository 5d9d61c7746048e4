import { describe, expect, it } from 'vitest';
import { correctedEmail, isNoPhoneNumber } from './doubt.ts';

describe('an email domain', () => {
  it.each([
    ['two swapped characters', 'ada@gmial.com', 'ada@gmail.com'],
    ['a missing character', 'ada@gmai.com', 'ada@gmail.com'],
    ['an extra character', 'ada@hotmaill.com', 'ada@hotmail.com'],
    ['a wrong character', 'ada@outlook.con', 'ada@outlook.com'],
    ['a slip in capitals', 'Ada@Gmial.Com', 'Ada@gmail.com'],
    ['a slip after a quoted at sign', '"a@b"@yaho.com', '"a@b"@yahoo.com'],
  ])('with %s is corrected', (_, typed, meant) => {
    expect(correctedEmail(typed)).toBe(meant);
  });

  it.each([
    'ada@gmail.com',
    'ada@ymail.com',
    'ada@mail.com',
    'ada@yahoo.ca',
    'ada@example.org',
    'gmial.com',
    '',
  ])('in %j is not changed', (typed) => {
    expect(correctedEmail(typed)).toBeNull();
  });
});

describe('a phone number', () => {
  it.each(['call me maybe', '+44 20 7946 095a', '1234567', '(0) 12'])('is questioned in %j', (typed) => {
    expect(isNoPhoneNumber(typed)).toBe(true);
  });

  it.each(['+44 20 7946 0958', '12345678', '٠١٢٣٤٥٦٧٨٩', '', '  '])('is not questioned in %j', (typed) => {
    expect(isNoPhoneNumber(typed)).toBe(false);
  });
});
