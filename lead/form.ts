import * as v from 'valibot';
import { ACADEMIC_LEVELS, ASSIGNMENT_TYPES, DEADLINES, URGENCIES, valuesOf } from './options.ts';
import { cleanText, lengthOf } from './text.ts';

/** Lengths of the typed fields, in code points. The migrations' CHECK constraints repeat them; a test compares both. */
export const NAME_LENGTH = { min: 2, max: 100 } as const;
export const EMAIL_MAX_LENGTH = 254;
export const PHONE_LENGTH = { min: 10, max: 40 } as const;
export const SUBJECT_LENGTH = { min: 2, max: 200 } as const;
export const DESCRIPTION_LENGTH = { min: 10, max: 5000 } as const;

/**
 * The HTML standard's email pattern with three additions: the domain has a dot,
 * its last label looks like a top-level domain or punycode, and the local part has
 * no leading, trailing or double dot. PostgreSQL uses the same text, so it contains
 * only syntax that both support.
 */
export const EMAIL_PATTERN =
  "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:[.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.])+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$";

/** A field's fault: it breaks its rule, or is too long to store. The language supplies the message. */
export type Fault = 'refused' | 'tooLong';
const REFUSED: Fault = 'refused';
const TOO_LONG: Fault = 'tooLong';

/** The nine fields and their rules. Messages are `Fault`s. Input: strings as typed. Output: trimmed and safe to store. */
export const leadForm = v.object({
  name: typedText(NAME_LENGTH),
  email: v.pipe(
    text(),
    v.regex(new RegExp(EMAIL_PATTERN), REFUSED),
    v.check((email) => lengthOf(email) <= EMAIL_MAX_LENGTH, TOO_LONG),
  ),
  phone: typedText(PHONE_LENGTH),
  subject: typedText(SUBJECT_LENGTH),
  assignment_type: v.picklist(valuesOf(ASSIGNMENT_TYPES), REFUSED),
  academic_level: v.picklist(valuesOf(ACADEMIC_LEVELS), REFUSED),
  deadline: v.picklist(valuesOf(DEADLINES), REFUSED),
  urgency: v.picklist(valuesOf(URGENCIES), REFUSED),
  description: typedText(DESCRIPTION_LENGTH),
});

/**
 * Attributes for the browser's own validation if JavaScript is off. Browsers count UTF-16 units and outer
 * spaces, so the server still applies the rules above. HTML patterns use the flag `v`, which needs more
 * escapes in character classes.
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
/** The fields' values, validated or not. */
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
/** The fault of each invalid field. */
export type FieldErrors = Readonly<Partial<Record<FieldName, Fault>>>;

/** The fields of each step, in page order. */
export const STEP_FIELDS: readonly (readonly FieldName[])[] = [
  ['name', 'email', 'phone'],
  ['subject', 'assignment_type', 'academic_level', 'deadline', 'urgency'],
  ['description'],
];

export const LAST_STEP = STEP_FIELDS.length - 1;

/** Whether a text is a field's name. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(leadForm.entries, name);
}

/** The faults of the invalid fields among `fields`. */
export function errorsIn(values: FieldValues, fields: readonly FieldName[]): FieldErrors {
  const errors: Partial<Record<FieldName, Fault>> = {};
  for (const field of fields) {
    const result = v.safeParse(leadForm.entries[field], values[field] ?? '', { abortPipeEarly: true });
    if (!result.success) errors[field] = result.issues[0].message as Fault;
  }
  return errors;
}

/** The first of `steps` with invalid fields, and their faults; `null` if all are valid. */
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

function text() {
  return v.pipe(v.string(REFUSED), v.transform(cleanText));
}

function typedText(length: { min: number; max: number }) {
  return v.pipe(
    text(),
    v.check((value) => lengthOf(value) >= length.min, REFUSED),
    v.check((value) => lengthOf(value) <= length.max, TOO_LONG),
  );
}
