import { form } from '../site/site.config.ts';
import {
  describeForm,
  EMAIL_PATTERN,
  type Fault,
  type Field,
  faultOf,
  SPECIFIED_FIELDS,
  type SpecifiedName,
} from './fields.ts';
import { cleanText } from './text.ts';

/** The form's fields by step, in page order, as the owner's settings describe them. */
export const STEPS: readonly (readonly Field[])[] = describeForm(form);
export const FIELDS: readonly Field[] = STEPS.flat();
export const STEP_FIELDS: readonly (readonly FieldName[])[] = STEPS.map((fields) =>
  fields.map(({ name }) => name),
);
export const LAST_STEP = STEPS.length - 1;

/** One of `FIELDS`. Editors complete the specified names; an owner's own are any text. */
export type FieldName = SpecifiedName | (string & {});
/** The fields' values, validated or not. */
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
/** Valid values, trimmed and safe to store. A specified field that the form leaves out is empty. */
export type LeadForm = Readonly<Record<SpecifiedName, string>> & Readonly<Record<string, string>>;
/** The fault of each invalid field. */
export type FieldErrors = Readonly<Partial<Record<FieldName, Fault>>>;

/** The field of this name, if the form asks it. */
export function fieldOf(name: FieldName): Field | undefined {
  return FIELDS.find((field) => field.name === name);
}

/** Whether the form has a field of this name. */
export function isFieldName(name: string): name is FieldName {
  return fieldOf(name) !== undefined;
}

/** The English label of a stored option. One that the list no longer has stays as it is. */
export function optionLabel(name: FieldName, value: string): string {
  return fieldOf(name)?.options[value] ?? value;
}

/** The values as they are stored. Expects them to be valid. */
export function cleanForm(values: FieldValues): LeadForm {
  const names = new Set([...Object.keys(SPECIFIED_FIELDS), ...STEP_FIELDS.flat()]);
  return Object.fromEntries(
    [...names].map((name) => [name, fieldOf(name) ? cleanText(values[name] ?? '') : '']),
  ) as LeadForm;
}

/** The faults of the invalid fields among `names`. */
export function errorsIn(values: FieldValues, names: readonly FieldName[]): FieldErrors {
  const errors: Partial<Record<FieldName, Fault>> = {};
  for (const field of FIELDS) {
    const fault = names.includes(field.name) && faultOf(field, values[field.name] ?? '');
    if (fault) errors[field.name] = fault;
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

/**
 * Attributes for the browser's own validation if JavaScript is off. Browsers count UTF-16 units and outer
 * spaces, so the server still applies the rules above. HTML patterns use the flag `v`, which needs more
 * escapes in character classes.
 */
export function browserChecks({ kind, min, required }: Field) {
  const pattern = {
    email: EMAIL_PATTERN.replaceAll(/\[.*?\]/g, (inClass) => inClass.replaceAll(/[{|}/]|-(?=\])/g, '\\$&')),
    number: '[0-9]{1,9}',
  }[kind as string];
  const minLength = ['text', 'phone', 'long text'].includes(kind) && min > 0 ? min : undefined;
  return { required, minLength, pattern };
}
