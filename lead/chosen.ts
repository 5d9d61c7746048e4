import { type FieldName, type FieldValues, STEP_FIELDS } from './form.ts';
import { OPTION_LISTS } from './options.ts';

/** How the value of a field reads among others; `{value}` is its place. A field that is not named reads as it is. */
export type ChosenWords = Readonly<Partial<Record<FieldName, string>>>;

const DETAILS = STEP_FIELDS[1] ?? [];

/** What the details of an assignment ask for, field by field, in words. Fields without a value are left out. */
export function chosenIn(values: FieldValues, words: ChosenWords): { field: FieldName; text: string }[] {
  return DETAILS.flatMap((field) => {
    const value = values[field] ?? '';
    const options: Readonly<Record<string, string>> = Object.hasOwn(OPTION_LISTS, field)
      ? OPTION_LISTS[field as keyof typeof OPTION_LISTS]
      : {};
    const text = (options[value] ?? value).trim();
    return text ? [{ field, text: (words[field] ?? '{value}').replace('{value}', () => text) }] : [];
  });
}
