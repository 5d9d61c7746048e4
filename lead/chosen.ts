import { type FieldName, type FieldValues, STEPS } from './form.ts';

/** A template for each field's value, with `{value}` in it. Other fields show only the value. */
export type ChosenWords = Readonly<Partial<Record<FieldName, string>>>;

/** The option labels of each field, by stored value. */
export type FieldLabels = Readonly<
  Record<string, { options?: Readonly<Record<string, string>> | undefined }>
>;

const DETAILS = (STEPS[1] ?? []).filter(({ kind }) => kind !== 'long text').map(({ name }) => name);

/** The details of the second step as text, field by field. Skips fields without a value. */
export function chosenIn(
  values: FieldValues,
  labels: FieldLabels,
  words: ChosenWords,
): { field: FieldName; text: string }[] {
  return DETAILS.flatMap((field) => {
    const value = values[field] ?? '';
    const text = (labels[field]?.options?.[value] ?? value).trim();
    return text ? [{ field, text: (words[field] ?? '{value}').replace('{value}', () => text) }] : [];
  });
}
