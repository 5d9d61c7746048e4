import { type FieldName, type FieldValues, STEP_FIELDS } from '../../lead/form.ts';

const FIELDS = STEP_FIELDS.flat();

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in the fields of the form. */
export function valuesIn(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(FIELDS.map((name) => [name, controlOf(form, name)?.value ?? '']));
}

/** Puts values back where nothing stands yet: what a visitor has typed since is newer. */
export function fillEmpty(form: HTMLFormElement, values: FieldValues): void {
  for (const name of FIELDS) {
    const control = controlOf(form, name);
    if (control && control.value === '') control.value = values[name] ?? '';
  }
}

/** The field of that name, or `null` where `name` is none of the form's. */
export function controlOf(form: HTMLFormElement, name: FieldName): Control | null {
  return form.querySelector<Control>(`#lead-${name}`);
}

/** Whether an element's name is that of a field. */
export function isFieldName(name: string): name is FieldName {
  return FIELDS.some((field) => field === name);
}
