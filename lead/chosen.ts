import { type FieldName, type FieldValues, STEP_FIELDS } from './form.ts';

/** How the value of a field reads among others; `{value}` is its place. A field that is not named reads as it is. */
export type ChosenWords = Readonly<Partial<Record<FieldName, string>>>;

/** The labels of each field that has a list of options, by the values that are stored. */
export type OptionLabels = Readonly<Partial<Record<FieldName, Readonly<Record<string, string>>>>>;

const DETAILS = STEP_FIELDS[1] ?? [];

/** What the details of an assignment ask for, field by field, in words. Fields without a value are left out. */
export function chosenIn(
  values: FieldValues,
  labels: OptionLabels,
  words: ChosenWords,
): { field: FieldName; text: string }[] {
  return DETAILS.flatMap((field) => {
    const value = values[field] ?? '';
    const text = (labels[field]?.[value] ?? value).trim();
    return text ? [{ field, text: (words[field] ?? '{value}').replace('{value}', () => text) }] : [];
  });
}
