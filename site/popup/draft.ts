import * as v from 'valibot';
import { type FieldName, type FieldValues, STEP_FIELDS } from '../../lead/form.ts';

const DRAFT_KEY = 'lead-draft';
const FIELDS = STEP_FIELDS.flat();

/**
 * What a visitor has typed so far. `id` is the draft's own, a random UUID that never leaves the
 * tab. `begunAt` is when the popup was opened, by `now()`. Both stay the same over every try to send.
 */
export type Draft = { id: string; begunAt: number; step: number; values: FieldValues };

const schema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  // A draft that an earlier release of the page kept does not know: it was begun long ago.
  begunAt: v.optional(v.number(), 0),
  step: v.number(),
  values: v.record(v.string(), v.string()),
});

/** The draft of this tab, or `null` where there is none that can be read. */
export function readDraft(): Draft | null {
  try {
    const result = v.safeParse(schema, JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? ''));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Keeps the draft for a reload of this tab. Where storage is blocked or full, the form works on without. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Private modes and full quotas refuse: nothing else depends on it.
  }
}

/** Forgets the draft. Nothing personal stays behind. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage that is blocked holds no draft either.
  }
}

/** What stands in the fields of the form. */
export function valuesIn(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(FIELDS.map((name) => [name, controlOf(form, name)?.value ?? '']));
}

/** Whether anything stands in one of the fields. */
export function hasValues(values: FieldValues): boolean {
  return Object.values(values).some((value) => value !== '');
}

/** Puts one value into its field. */
export function setValue(form: HTMLFormElement, name: FieldName, value: string): void {
  const control = controlOf(form, name);
  if (control) control.value = value;
}

/** Makes what stands in the fields the visitor's own: what React says of them later changes nothing. */
export function keepValues(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(valuesIn(form))) setValue(form, name as FieldName, value);
}

/** Puts values back where nothing stands: what a visitor has typed since is newer. */
export function fillEmpty(form: HTMLFormElement, values: FieldValues): void {
  for (const name of FIELDS) {
    const control = controlOf(form, name);
    if (control?.value === '') control.value = values[name] ?? '';
  }
}

/** The radio buttons of a field are one control, as the browser has them. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList;

function controlOf(form: HTMLFormElement, name: FieldName): Control | null {
  return form.elements.namedItem(name) as Control | null;
}
