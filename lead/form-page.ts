import type { FieldErrors, FieldValues } from './form.ts';

/** The path of the form's own page, after a language code: `/start`, `/es/start`. The form posts to the same path. */
export const FORM_PATH = '/start';
const RECEIPT = '/sent';
const FORM_PATHS = new RegExp(`^(/[a-z]{2,3})?${FORM_PATH}(${RECEIPT})?$`);
/** The parameter of the form's page that names the button that led there. */
export const SOURCE_PARAMETER = 'source';
/** The parameter that prefills the subject. */
export const SUBJECT_PARAMETER = 'subject';
/** The field with the last completed step of a posted form. Without it, all steps are complete. */
export const STEP_PARAMETER = 'step';
/** The parameter of the receipt. */
export const REFERENCE_PARAMETER = 'reference';

/** The hidden fields of a form rendered by our server. */
export type HiddenFields = { source_page: string; source_referrer: string };

/** Why our server refuses a form without reading it. `busy`: it would accept it later. */
export type FormRefusal = 'foreign' | 'tooLong' | 'unreadable' | 'busy';

/** One rendering of the form's page by our server. */
export type FormRendering = {
  hidden: HiddenFields;
  values: FieldValues;
  /** The value of the field that robots fill in. */
  honeypot: string;
  errors: FieldErrors;
  /** The lead could not be stored. */
  failed: boolean;
};

/** The views of the form's page. */
export type FormView =
  | { show: 'form'; rendering: FormRendering }
  | { show: 'receipt'; reference: string }
  | { show: 'refusal'; reason: FormRefusal };

/** The path of the receipt for a lead posted to `formPath`. */
export function receiptPathOf(formPath: string): string {
  return formPath + RECEIPT;
}

/** The built page for our server, which accepts the form without JavaScript. The one at `formPath` is for static hosts. */
export function ownPathOf(formPath: string): string {
  return formPath.replace(FORM_PATH, '/_start');
}

/** The built page without its title and form, which our server fills in. */
export function templatePathOf(formPath: string): string {
  return formPath.replace(FORM_PATH, '/_form');
}

/** Whether a path is the form's page in any language, or its receipt. */
export function isFormPath(path: string): boolean {
  return FORM_PATHS.test(path);
}
