import { validate as isUuid } from 'uuid';
import { type FieldValues, STEP_FIELDS } from '../../lead/form.ts';

const DRAFT_KEY = 'lead-draft';

/**
 * The visitor's input so far. `id` is the draft's own random UUID, which never leaves the tab and stays the same
 * across retries.
 */
export type Draft = { id: string; step: number; values: FieldValues };

/** This tab's draft, or `null` if there is none or it is invalid. */
export function readDraft(): Draft | null {
  try {
    const { id, step, values }: Draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '');
    const isText = (value: unknown) => typeof value === 'string';
    return isUuid(id) && Number.isInteger(step) && Object.values(values).every(isText)
      ? { id, step, values }
      : null;
  } catch {
    return null;
  }
}

/** Saves the draft for a reload of this tab. If storage is blocked or full, the form still works. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Private modes and full quotas refuse. Nothing else depends on it.
  }
}

/** Deletes the draft, so that nothing personal stays behind. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Blocked storage contains no draft either.
  }
}

/** The values in a form's fields: typed, autofilled or restored. */
export function typedIn(form: HTMLFormElement): FieldValues {
  const data = new FormData(form);
  return Object.fromEntries(STEP_FIELDS.flat().map((name) => [name, String(data.get(name) ?? '')]));
}
