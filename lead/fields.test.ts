import { describe, expect, it } from 'vitest';
import { SPECIFIED_FORM } from '../tests/support/sample-site.ts';
import { checkForm } from './check-form.ts';
import { describeForm, type FieldSettings, type FormSettings, faultOf, SPECIFIED_FIELDS } from './fields.ts';
import { browserChecks } from './form.ts';
import { sampleAnswers } from './sample-answers.ts';

const FIELDS = describeForm(SPECIFIED_FORM).flat();
const fieldOf = (name: string) => {
  const field = FIELDS.find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const of = (length: number) => 'x'.repeat(length);

const refused: [string, string, string][] = [
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
  ['phone', of(9), '9 characters'],
  ['subject', of(1), 'one character'],
  ['assignment_type', 'poem', 'an option that is not on the list'],
  ['academic_level', 'kindergarten', 'an option that is not on the list'],
  ['deadline', 'tomorrow', 'an option that is not on the list'],
  ['urgency', 'extreme', 'an option that is not on the list'],
  ['description', of(9), '9 characters'],
];

const accepted: [string, string, string][] = [
  ['name', of(2), '2 characters'],
  ['name', of(100), 'as many characters as fit'],
  ['name', '李 雷', 'any script'],
  ['email', 'a.b+c@mail.example.co.uk', 'a tag and several labels'],
  ['email', 'ada@example.xn--p1ai', 'a punycode top-level domain'],
  ['email', '  ada@example.org ', 'white space around it'],
  ['phone', of(10), '10 characters'],
  ['subject', of(2), '2 characters'],
  ['description', of(10), '10 characters'],
  ['description', of(5000), 'as many characters as fit'],
];

const tooLong: [string, string][] = [
  ['name', of(101)],
  ['email', `${of(254)}@example.org`],
  ['phone', of(41)],
  ['subject', of(201)],
  ['description', of(5001)],
];

describe('the specified fields', () => {
  it.each(FIELDS)('ask for $name when it is empty', (field) => {
    expect(faultOf(field, ' ')).toBe('refused');
  });

  it.each(refused)('refuse as %s %j: %s', (name, value) => {
    expect(faultOf(fieldOf(name), value)).toBe('refused');
  });

  it.each(accepted)('accept as %s %j: %s', (name, value) => {
    expect(faultOf(fieldOf(name), value)).toBeNull();
  });

  it.each(tooLong)('limit the length of %s', (name, value) => {
    expect(faultOf(fieldOf(name), value)).toBe('tooLong');
  });

  it.each([
    ['assignment_type', 'essay research_paper homework programming case_study dissertation thesis other'],
    ['academic_level', 'high_school undergraduate masters phd'],
    ['deadline', '6_hours 12_hours 24_hours 3_days 1_week 2_weeks 1_month'],
    ['urgency', 'low medium high urgent'],
  ])('offer the options of %s in the specification, in its order', (name, values) => {
    expect(Object.keys(fieldOf(name).options)).toEqual(values.split(' '));
    for (const value of values.split(' ')) expect(faultOf(fieldOf(name), value)).toBeNull();
  });

  it('count a character outside the basic plane once', () => {
    expect(faultOf(fieldOf('name'), '𝒳')).toBe('refused');
  });
});

it('gives browsers an email pattern that matches the rule', () => {
  const email = fieldOf('email');
  const pattern = new RegExp(`^(?:${browserChecks(email).pattern})$`, 'v');
  const emails = [...refused, ...accepted].filter(([name]) => name === 'email');
  expect(emails.length).toBeGreaterThan(10);
  for (const [, value] of emails) expect(pattern.test(value.trim()), value).toBe(!faultOf(email, value));
});

/** The form with a field of the owner's own, `own`. */
const withOwn = (own: Partial<FieldSettings>, name = 'own'): FormSettings => ({
  steps: [...SPECIFIED_FORM.steps.slice(0, 2), ['description', name]],
  fields: { [name]: own },
});
const ownField = (own: Partial<FieldSettings>) =>
  describeForm(withOwn({ label: 'Own', ...own }))
    .flat()
    .at(-1);

describe("an owner's own field", () => {
  it.each<[Partial<FieldSettings>, string[], string[]]>([
    [{ kind: 'number', min: 100, max: 20_000 }, ['100', ' 20000 '], ['99', '20001', '1e3', '-5', '1.5', '']],
    [{ kind: 'checkbox' }, ['', 'Send me offers'], ['x'.repeat(501)]],
    [{ kind: 'date' }, ['2028-02-29', '2026-12-31'], ['2026-02-29', '2026-13-01', '31.12.2026', '26-1-1']],
    [{ kind: 'choice', options: { a: 'A', b: 'B' } }, ['a'], ['A', 'toString', '']],
    [{ kind: 'text', required: false, min: 3 }, ['', 'abc'], ['ab']],
  ])('of %j accepts and refuses', (settings, right, wrong) => {
    const field = ownField(settings);
    const isRight = (value: string) => field !== undefined && faultOf(field, value) === null;
    expect([...right, ...wrong].filter(isRight)).toEqual(right);
  });

  it('has sample answers that it accepts', () => {
    const kinds: Partial<FieldSettings>[] = [
      { kind: 'number', min: 5 },
      { kind: 'date' },
      { kind: 'choice', options: { a: 'A' } },
      { kind: 'long text', max: 90 },
      { kind: 'email' },
    ];
    for (const field of kinds.flatMap((kind) => ownField(kind) ?? []))
      for (const bound of ['min', 'max'] as const)
        expect(faultOf(field, sampleAnswers([field], bound).own ?? '')).toBeNull();
  });
});

it.each<[FormSettings, string]>([
  [{ steps: [['name']] }, 'form.steps: must contain email'],
  [{ steps: [['email', 'email']] }, 'form.steps: has email twice: remove one'],
  [{ steps: [['email'], []] }, 'form.steps: has an empty step'],
  [{ steps: [['email'], ['name'], ['phone'], ['subject']] }, 'form.steps: must be at most 3 lists'],
  [{ steps: [['email', 'budget']] }, 'form.fields.budget: needs a label'],
  [
    { steps: [['email']], fields: { budget: { label: 'Budget' } } },
    'form.fields.budget: is in no step: add it',
  ],
  [withOwn({ label: 'Own' }, 'source_page'), 'form.fields.source_page: needs another name'],
  [withOwn({ label: 'Own' }, 'title'), 'form.fields.title: needs another name'],
  [withOwn({ label: 'Own' }, 'status'), 'form.fields.status: needs another name'],
  [withOwn({ label: 'Own' }, 'Word count'), 'form.fields.Word count: needs another name'],
  [withOwn({ label: 'Own', kind: 'choice' }), 'form.fields.own: needs options'],
  [withOwn({ label: 'Own', options: { a: 'A' } }), "form.fields.own: has options: its kind must be 'choice'"],
  [withOwn({ label: 'Own', kind: 'choice', options: { 'a b': 'A' } }), 'has an option whose value is not'],
  [withOwn({ label: 'Own', kind: 'choice', options: { a: 'A', b: 'A' } }), 'two options with the same label'],
  [withOwn({ label: 'Own', min: 9, max: 3 }), 'form.fields.own: min must be from 0 to its max, 3'],
  [withOwn({ label: 'Own', max: 5000 }), 'form.fields.own: max must be at most 200'],
  [withOwn({ label: 'Own', score: { is: 'a' } }), 'form.fields.own: score.is must be one of its options'],
  [
    { ...SPECIFIED_FORM, fields: { deadline: { options: { now: 'Now' }, hours: { now: 0 } } } },
    'form.fields.deadline: needs for each option its hours, a whole number from 1',
  ],
  [{ ...SPECIFIED_FORM, fields: { email: { kind: 'text' } } }, 'form.fields.email: kind must stay email'],
])('refuses %j, and says what to write', (settings, message) => {
  expect(checkForm(settings)).toEqual([expect.stringContaining(message)]);
});

it('describes the nine specified fields by default', () => {
  expect(FIELDS.map(({ name }) => name)).toEqual(Object.keys(SPECIFIED_FIELDS));
});
