import { errorsIn, type FieldErrors, type FieldValues, STEP_FIELDS } from '../../lead/form.ts';
import { type FormRendering, type HiddenFields, STEP_PARAMETER } from '../../lead/form-page.ts';
import { HONEYPOT_NAME } from '../../lead/spam.ts';

const FIELDS = STEP_FIELDS.flat();

/** A posted form, not yet validated. */
export type FormPost = {
  hidden: HiddenFields;
  values: FieldValues;
  /** The honeypot's value; `null` if the field is missing, although our form always sends it. */
  honeypot: string | null;
  /** The number of completed steps. The popup posts only the first if its script does not load. */
  steps: number;
};

/** Reads a form posted from the page at `address`. Missing fields are empty. */
export function readPost(body: URLSearchParams, address: string): FormPost {
  // A browser sends each line break as two characters, a script as one. Both must give the same values.
  const read = (name: string) => (body.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    hidden: { source_page: read('source_page') || address, source_referrer: read('source_referrer') },
    values: Object.fromEntries(FIELDS.map((name) => [name, read(name)])),
    honeypot: body.get(HONEYPOT_NAME),
    steps: body.has(STEP_PARAMETER) ? Number(read(STEP_PARAMETER)) + 1 : STEP_FIELDS.length,
  };
}

/** The errors in the completed steps, and whether the whole form is valid. */
export function checkPost({ values, steps }: FormPost): { errors: FieldErrors; isWhole: boolean } {
  const errors = errorsIn(values, STEP_FIELDS.slice(0, steps).flat());
  return { errors, isWhole: Object.keys(errorsIn(values, FIELDS)).length === 0 };
}

/** The form to show again, with all input. */
export function renderingOf({ hidden, values, honeypot }: FormPost, errors: FieldErrors = {}): FormRendering {
  return { hidden, values, honeypot: honeypot ?? '', errors, failed: false };
}
