import { cleanText, lengthOf } from './text.ts';

/**
 * How a field is checked and shown. A `number` is whole, a `date` is like 2026-11-30. A ticked `checkbox` is stored as
 * its label in the page's language: what the visitor agreed to.
 */
export type FieldKind = 'text' | 'email' | 'phone' | 'number' | 'choice' | 'long text' | 'date' | 'checkbox';

/** A field as `form.fields` in the owner's settings describes it. */
export type FieldSettings = {
  kind: FieldKind;
  /** In English: the page's other languages have their own label in `site/content/<language>/popup.ts`. */
  label: string;
  /** Required unless false; a checkbox only if true. */
  required?: boolean;
  /** Bounds of a text's length in code points, or of a number. */
  min?: number;
  max?: number;
  /** Of a choice: the English label of each stored value, in display order. */
  options?: Readonly<Record<string, string>>;
  /** How a choice is shown: a list to open, or all options at once. */
  shown?: 'select' | 'chips';
  /** Of the deadline: the hours of each option. */
  hours?: Readonly<Record<string, number>>;
  /** When the answer adds its points to the lead's quality: over a length, or for one option. */
  score?: { longerThan: number } | { is: string };
};

/** The owner's form: the fields of each step, changes to the specified fields, and fields of the owner's own. */
export type FormSettings = {
  steps: readonly (readonly string[])[];
  fields?: Readonly<Record<string, Partial<FieldSettings>>>;
};

/** A field with defaults for what its settings leave out. `isOwn`: not specified, and stored in the column `answers`. */
export type Field = Required<Omit<FieldSettings, 'score'>> & {
  name: string;
  isOwn: boolean;
  score: NonNullable<FieldSettings['score']> | null;
};

/** A field's fault: it breaks its rule, or is too long to store. The language supplies the message. */
export type Fault = 'refused' | 'tooLong';

/** The fields that the specification names. They have columns of their own. */
export const SPECIFIED_FIELDS = {
  name: { kind: 'text', label: 'Full name', min: 2, max: 100, score: { longerThan: 5 } },
  email: { kind: 'email', label: 'Email address', score: { longerThan: 0 } },
  phone: { kind: 'phone', label: 'Phone number', min: 10, score: { longerThan: 9 } },
  subject: { kind: 'text', label: 'Subject', min: 2 },
  assignment_type: {
    kind: 'choice',
    label: 'Assignment type',
    options: {
      essay: 'Essay',
      research_paper: 'Research paper',
      homework: 'Homework',
      programming: 'Programming',
      case_study: 'Case study',
      dissertation: 'Dissertation',
      thesis: 'Thesis',
      other: 'Other',
    },
  },
  academic_level: {
    kind: 'choice',
    shown: 'chips',
    label: 'Academic level',
    options: { high_school: 'High school', undergraduate: 'Undergraduate', masters: "Master's", phd: 'PhD' },
  },
  deadline: {
    kind: 'choice',
    label: 'Deadline',
    options: {
      '6_hours': '6 hours',
      '12_hours': '12 hours',
      '24_hours': '24 hours',
      '3_days': '3 days',
      '1_week': '1 week',
      '2_weeks': '2 weeks',
      '1_month': '1 month',
    },
    hours: {
      '6_hours': 6,
      '12_hours': 12,
      '24_hours': 24,
      '3_days': 72,
      '1_week': 168,
      '2_weeks': 336,
      '1_month': 720,
    },
  },
  urgency: {
    kind: 'choice',
    shown: 'chips',
    label: 'Urgency',
    options: { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' },
    score: { is: 'urgent' },
  },
  description: { kind: 'long text', label: 'Detailed description', min: 10, score: { longerThan: 50 } },
} as const satisfies Record<string, FieldSettings>;

export type SpecifiedName = keyof typeof SPECIFIED_FIELDS;

/** The most characters of a text by its kind, and the largest number. */
export const MOST: Readonly<Record<FieldKind, number>> = {
  text: 200,
  email: 254,
  phone: 40,
  number: 999_999_999,
  choice: 0,
  'long text': 5000,
  date: 0,
  checkbox: 500,
};

/**
 * The HTML standard's email pattern with three additions: the domain has a dot,
 * its last label looks like a top-level domain or punycode, and the local part has
 * no leading, trailing or double dot. It does not limit a label's length, because
 * that costs PostgreSQL 12 µs a lead, a sixth of its insert. PostgreSQL uses the same
 * text, so it contains only syntax that both support.
 */
export const EMAIL_PATTERN =
  "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?[.])+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$";

/** The patterns of an email, a number and a date, in the syntax that JavaScript and PostgreSQL share. */
export const PATTERNS: Readonly<Partial<Record<FieldKind, string>>> = {
  email: EMAIL_PATTERN,
  number: '^[0-9]{1,9}$',
  date: '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
};

/** The fault of a typed value, or `null` if it is valid. The database applies the same rules (`lead_settle`). */
export function faultOf(field: Field, typed: string): Fault | null {
  const value = cleanText(typed);
  if (value === '') return field.required ? 'refused' : null;
  return isTooLong(field, value) ? 'tooLong' : isValid(field, value) ? null : 'refused';
}

/** A choice and a date have no length: their `max` is 0. */
function isTooLong({ kind, max }: Field, value: string): boolean {
  return kind !== 'number' && max > 0 && lengthOf(value) > max;
}

function isValid({ kind, min, max, options }: Field, value: string): boolean {
  if (!new RegExp(PATTERNS[kind] ?? '').test(value)) return false;
  switch (kind) {
    case 'choice':
      return Object.hasOwn(options, value);
    case 'number':
      return Number(value) >= min && Number(value) <= max;
    case 'date':
      return isDay(value);
    default:
      return lengthOf(value) >= min;
  }
}

/** Whether the calendar has this day. JavaScript turns 30 February into 2 March. */
function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** The fields of each step. Expects settings that pass `checkForm`. */
export function describeForm({ steps, fields = {} }: FormSettings): Field[][] {
  return steps.map((names) => names.map((name) => describeField(name, fields[name])));
}

function describeField(name: string, changes: Partial<FieldSettings> = {}): Field {
  const specified: Partial<FieldSettings> = isSpecified(name) ? SPECIFIED_FIELDS[name] : {};
  const { kind = 'text', label = '', options = {}, score = null, ...others } = { ...specified, ...changes };
  const required = kind !== 'checkbox';
  const field = { required, min: 0, max: MOST[kind], shown: 'select', hours: {}, ...others } as const;
  return { ...field, name, isOwn: !isSpecified(name), kind, label, options, score };
}

/** Whether the specification names a field so. */
export function isSpecified(name: string): name is SpecifiedName {
  return Object.hasOwn(SPECIFIED_FIELDS, name);
}
