import * as v from 'valibot';
import { type FieldValues, STEP_FIELDS } from '../../lead/form.ts';

const DRAFT_KEY = 'lead-draft';

/**
 * What a visitor has typed so far. `id` is the draft's own, a random UUID that never leaves the
 * tab. It stays the same over every try to send.
 */
export type Draft = { id: string; step: number; values: FieldValues };

const schema = v.object({
  id: v.pipe(v.string(), v.uuid()),
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

/** What stands in the fields of a form: typed, filled in by the browser, or restored by it. */
export function typedIn(form: HTMLFormElement): FieldValues {
  const data = new FormData(form);
  return Object.fromEntries(STEP_FIELDS.flat().map((name) => [name, String(data.get(name) ?? '')]));
}
