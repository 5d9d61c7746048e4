import { describe, expect, it } from 'vitest';
import {
  BROWSER_CHECKS,
  DESCRIPTION_LENGTH,
  EMAIL_MAX_LENGTH,
  errorsIn,
  type FieldName,
  firstRefusal,
  leadForm,
  NAME_LENGTH,
  PHONE_LENGTH,
  STEP_FIELDS,
  SUBJECT_LENGTH,
} from './form.ts';
import { ACADEMIC_LEVELS, ASSIGNMENT_TYPES, DEADLINES, URGENCIES, valuesOf } from './options.ts';

const filled: Record<FieldName, string> = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+44 20 7946 0958',
  subject: 'Mathematics',
  assignment_type: 'essay',
  academic_level: 'masters',
  deadline: '24_hours',
  urgency: 'high',
  description: 'Notes on the analytical engine.',
};
const allFields = STEP_FIELDS.flat();
const of = (length: number) => 'x'.repeat(length);

const refused: [FieldName, string, string][] = [
  ['name', of(1), 'one character'],
  ['name', ' x ', 'one character between spaces'],
  ['name', '  ', 'white space alone'],
  ['email', 'ada', 'no at sign'],
  ['email', 'ada@example', 'no dot in the domain'],
  ['email', 'ada@example.', 'a domain that ends in a dot'],
  ['email', 'ada@@example.org', 'two at signs'],
  ['email', 'ada lovelace@example.org', 'a space'],
  ['email', 'ada..l@example.org', 'two dots side by side'],
  ['email', '.ada@example.org', 'a dot at the start'],
  ['email', 'ada@-example.org', 'a label that starts with a hyphen'],
  ['email', 'ada@example.c', 'a top-level domain of one letter'],
  ['phone', of(PHONE_LENGTH.min - 1), '9 characters'],
  ['subject', of(1), 'one character'],
  ['assignment_type', 'poem', 'an option that is not on the list'],
  ['academic_level', 'kindergarten', 'an option that is not on the list'],
  ['deadline', 'tomorrow', 'an option that is not on the list'],
  ['urgency', 'extreme', 'an option that is not on the list'],
  ['description', of(DESCRIPTION_LENGTH.min - 1), '9 characters'],
];

const accepted: [FieldName, string, string][] = [
  ['name', of(2), '2 characters'],
  ['name', of(NAME_LENGTH.max), 'as many characters as fit'],
  ['name', '李 雷', 'any script'],
  ['email', 'a.b+c@mail.example.co.uk', 'a tag and several labels'],
  ['email', 'ada@example.xn--p1ai', 'a punycode top-level domain'],
  ['email', '  ada@example.org ', 'white space around it'],
  ['phone', of(PHONE_LENGTH.min), '10 characters'],
  ['subject', of(2), '2 characters'],
  ['description', of(DESCRIPTION_LENGTH.min), '10 characters'],
  ['description', of(DESCRIPTION_LENGTH.max), 'as many characters as fit'],
];

const tooLong: [FieldName, string][] = [
  ['name', of(NAME_LENGTH.max + 1)],
  ['email', `${of(EMAIL_MAX_LENGTH)}@example.org`],
  ['phone', of(PHONE_LENGTH.max + 1)],
  ['subject', of(SUBJECT_LENGTH.max + 1)],
  ['description', of(DESCRIPTION_LENGTH.max + 1)],
];

describe('the form rules', () => {
  it.each(allFields)('ask for %s when it is empty', (field) => {
    expect(errorsIn({ ...filled, [field]: '' }, allFields)).toEqual({ [field]: 'refused' });
  });

  it.each(allFields)('ask for %s when it is missing', (field) => {
    const { [field]: _, ...others } = filled;
    expect(errorsIn(others, allFields)).toEqual({ [field]: 'refused' });
  });

  it.each(refused)('refuse as %s %j: %s', (field, value) => {
    expect(errorsIn({ ...filled, [field]: value }, [field])).toEqual({ [field]: 'refused' });
  });

  it.each(accepted)('accept as %s %j: %s', (field, value) => {
    expect(errorsIn({ ...filled, [field]: value }, [field])).toEqual({});
  });

  it.each(tooLong)('limit the length of %s', (field, value) => {
    expect(errorsIn({ ...filled, [field]: value }, [field])).toEqual({ [field]: 'tooLong' });
  });

  it.each([
    ['assignment_type', ASSIGNMENT_TYPES],
    ['academic_level', ACADEMIC_LEVELS],
    ['deadline', DEADLINES],
    ['urgency', URGENCIES],
  ] as const)('accept every option of %s', (field, options) => {
    for (const value of valuesOf<string>(options)) {
      expect(errorsIn({ [field]: value }, [field])).toEqual({});
    }
  });

  it('count a character outside the basic plane once', () => {
    expect(errorsIn({ name: '𝒳' }, ['name'])).toEqual({ name: 'refused' });
  });
});

describe('the whole form', () => {
  it('is refused at the first step with an error', () => {
    const values = { ...filled, subject: '', description: '' };
    expect(firstRefusal(values, [0, 1, 2])).toEqual({ step: 1, errors: { subject: 'refused' } });
  });

  it('passes if every field is valid', () => {
    expect(firstRefusal(filled, [0, 1, 2])).toBeNull();
  });
});

describe('the steps', () => {
  it('contain the nine fields as specified', () => {
    expect(STEP_FIELDS.flat().sort()).toEqual(Object.keys(leadForm.entries).sort());
    expect(STEP_FIELDS).toEqual([
      ['name', 'email', 'phone'],
      ['subject', 'assignment_type', 'academic_level', 'deadline', 'urgency'],
      ['description'],
    ]);
  });
});

it('gives browsers an email pattern that matches the rule', () => {
  const pattern = new RegExp(`^(?:${BROWSER_CHECKS.email?.pattern})$`, 'v');
  const emails = [...refused, ...accepted].filter(([field]) => field === 'email');
  expect(emails.length).toBeGreaterThan(10);
  for (const [, email] of emails)
    expect(pattern.test(email.trim()), email).toBe(!errorsIn({ email }, ['email']).email);
});
