import * as v from 'valibot';
import { ACADEMIC_LEVELS, ASSIGNMENT_TYPES, DEADLINES, URGENCIES, valuesOf } from './options.ts';
import { cleanText, lengthOf } from './text.ts';

/** Bounds of the typed fields, in characters (code points). The migration's CHECK constraints state them again; a test compares the two. */
export const NAME_LENGTH = { min: 2, max: 100 } as const;
export const EMAIL_MAX_LENGTH = 254;
export const PHONE_LENGTH = { min: 10, max: 40 } as const;
export const SUBJECT_LENGTH = { min: 2, max: 200 } as const;
export const DESCRIPTION_LENGTH = { min: 10, max: 5000 } as const;

/**
 * The HTML standard's e-mail pattern with three additions: the domain has a
 * dot, its last label is a real or punycode top-level domain, and no dot stands
 * at either end of the local part or beside another. PostgreSQL reads the same
 * text as a regular expression: only syntax that both know is used.
 */
export const EMAIL_PATTERN =
  "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.])+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$";

/** The nine fields, their rules and their messages. Input: strings as typed. Output: trimmed, safe to store. */
export const leadForm = v.object({
  name: typedText(NAME_LENGTH, 'Name must be at least 2 characters', 'Name'),
  email: v.pipe(
    text('Please enter a valid email address'),
    v.regex(new RegExp(EMAIL_PATTERN), 'Please enter a valid email address'),
    v.check((email) => lengthOf(email) <= EMAIL_MAX_LENGTH, tooLong('Email address', EMAIL_MAX_LENGTH)),
  ),
  phone: typedText(PHONE_LENGTH, 'Please enter a valid phone number', 'Phone number'),
  subject: typedText(SUBJECT_LENGTH, 'Subject is required', 'Subject'),
  assignment_type: v.picklist(valuesOf(ASSIGNMENT_TYPES), 'Please select assignment type'),
  academic_level: v.picklist(valuesOf(ACADEMIC_LEVELS), 'Please select academic level'),
  deadline: v.picklist(valuesOf(DEADLINES), 'Please select deadline'),
  urgency: v.picklist(valuesOf(URGENCIES), 'Please select urgency'),
  description: typedText(
    DESCRIPTION_LENGTH,
    'Please provide more details (at least 10 characters)',
    'Description',
  ),
});

/**
 * What a browser checks by itself where no script does: attributes of the fields. Browsers count UTF-16
 * units and spaces at the ends, so the rules above have the last word. A pattern of HTML is a regular
 * expression with the flag `v`, in which a class wants more escapes.
 */
export const BROWSER_CHECKS: Readonly<Partial<Record<FieldName, { minLength?: number; pattern?: string }>>> =
  {
    name: { minLength: NAME_LENGTH.min },
    email: {
      pattern: EMAIL_PATTERN.replaceAll(/\[.*?\]/g, (inClass) =>
        inClass.replaceAll(/[{|}/]|-(?=\])/g, '\\$&'),
      ),
    },
    phone: { minLength: PHONE_LENGTH.min },
    subject: { minLength: SUBJECT_LENGTH.min },
    description: { minLength: DESCRIPTION_LENGTH.min },
  };

export type LeadForm = v.InferOutput<typeof leadForm>;
export type FieldName = keyof LeadForm;
/** The texts in the fields, checked or not. */
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
/** The first message of each field that fails. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** The fields of each step, in the order of the page. */
export const STEP_FIELDS: readonly (readonly FieldName[])[] = [
  ['name', 'email', 'phone'],
  ['subject', 'assignment_type', 'academic_level', 'deadline', 'urgency'],
  ['description'],
];

export const LAST_STEP = STEP_FIELDS.length - 1;

/** Whether a text is the name of one of the form's fields. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(leadForm.entries, name);
}

/** The message of each of `fields` whose value fails; an empty object if none does. */
export function errorsIn(values: FieldValues, fields: readonly FieldName[]): FieldErrors {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const field of fields) {
    const result = v.safeParse(leadForm.entries[field], values[field] ?? '', { abortPipeEarly: true });
    if (!result.success) errors[field] = result.issues[0].message;
  }
  return errors;
}

/** The first of `steps` with a field that fails, and the messages; `null` if no field fails. */
export function firstRefusal(
  values: FieldValues,
  steps: Iterable<number>,
): { step: number; errors: FieldErrors } | null {
  for (const step of steps) {
    const errors = errorsIn(values, STEP_FIELDS[step] ?? []);
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return null;
}

function text(message: string) {
  return v.pipe(v.string(message), v.transform(cleanText));
}

function typedText(length: { min: number; max: number }, message: string, label: string) {
  return v.pipe(
    text(message),
    v.check((value) => lengthOf(value) >= length.min, message),
    v.check((value) => lengthOf(value) <= length.max, tooLong(label, length.max)),
  );
}

function tooLong(label: string, most: number): string {
  return `${label} must be at most ${most} characters`;
}
