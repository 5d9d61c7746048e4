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

/** What is wrong with a field: it is not as its rule wants it, or longer than can be stored. The words for it come from the language. */
export type Fault = 'refused' | 'tooLong';
const REFUSED: Fault = 'refused';
const TOO_LONG: Fault = 'tooLong';

/** The nine fields and their rules; a message is a `Fault`. Input: strings as typed. Output: trimmed, safe to store. */
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
/** What is wrong with each field that fails. */
export type FieldErrors = Readonly<Partial<Record<FieldName, Fault>>>;

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

/** What is wrong with each of `fields` whose value fails; an empty object if none does. */
export function errorsIn(values: FieldValues, fields: readonly FieldName[]): FieldErrors {
  const errors: Partial<Record<FieldName, Fault>> = {};
  for (const field of fields) {
    const result = v.safeParse(leadForm.entries[field], values[field] ?? '', { abortPipeEarly: true });
    if (!result.success) errors[field] = result.issues[0].message as Fault;
  }
  return errors;
}

/** The first of `steps` with a field that fails, and what is wrong; `null` if no field fails. */
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
