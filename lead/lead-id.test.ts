import { expect, it } from 'vitest';
import { FORM, OTHER_FORM } from '../tests/support/lead-row.ts';
import { isReference, leadIdOf, referenceOf } from './lead-id.ts';

const DRAFT = 'f3b6a1de-6f0e-4a55-9a54-0d1e8a7c2b11';

it('is the same for the same values and draft, and different otherwise', () => {
  const id = leadIdOf(DRAFT, FORM);
  expect(leadIdOf(DRAFT, { ...FORM })).toBe(id);
  expect(leadIdOf(DRAFT, OTHER_FORM)).not.toBe(id);
  expect(leadIdOf('0b8f9f64-98e5-4b8c-8f6f-5d8a7a0d6a0e', FORM)).not.toBe(id);
});

it('gives a reference that isReference recognises', () => {
  expect(isReference(referenceOf(leadIdOf(DRAFT, FORM)))).toBe(true);
  for (const text of ['', 'ABCDEFG1', 'abcdef12', 'ABCDEF123', '<b>']) expect(isReference(text)).toBe(false);
});
