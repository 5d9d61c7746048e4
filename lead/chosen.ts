import { type FieldName, type FieldValues, STEP_FIELDS } from './form.ts';

/** A template for each field's value, with `{value}` in it. Other fields show only the value. */
export type ChosenWords = Readonly<Partial<Record<FieldName, string>>>;

/** The option labels of each field, by stored value. */
export type OptionLabels = Readonly<Partial<Record<FieldName, Readonly<Record<string, string>>>>>;

const DETAILS = STEP_FIELDS[1] ?? [];

/** The assignment details as text, field by field. Skips fields without a value. */
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
