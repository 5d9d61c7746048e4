import type { FieldErrors, FieldValues } from './form.ts';

/** Where the form has a page of its own, after the code of a language: `/start`, `/es/start`. It is posted to the same path. */
export const FORM_PATH = '/start';
const RECEIPT = '/sent';
const FORM_PATHS = new RegExp(`^(/[a-z]{2,3})?${FORM_PATH}(${RECEIPT})?$`);
/** The parameter of the form's page that names the button that led there. */
export const SOURCE_PARAMETER = 'source';
/** The parameter that fills in the subject. */
export const SUBJECT_PARAMETER = 'subject';
/** The field of a posted form that names its last step that was filled in. Without it, all are. */
export const STEP_PARAMETER = 'step';
/** The parameter of the receipt. */
export const REFERENCE_PARAMETER = 'reference';

/** What stands in a form that our server has rendered, beside what is typed: fields that nobody sees, by their names. */
export type HiddenFields = { source_page: string; source_referrer: string };

/** Why our server refuses a form without its words. `busy`: it would take it later. */
export type FormRefusal = 'foreign' | 'tooLong' | 'unreadable' | 'busy';

/** What our server puts into one rendering of the form's page. */
export type FormRendering = {
  hidden: HiddenFields;
  values: FieldValues;
  /** What stands in the field that robots fill. */
  honeypot: string;
  errors: FieldErrors;
  /** The lead could not be stored. */
  failed: boolean;
};

/** What the form's page shows one visitor. */
export type FormView =
  | { show: 'form'; rendering: FormRendering }
  | { show: 'receipt'; reference: string }
  | { show: 'refusal'; reason: FormRefusal };

/** Where a visitor without scripts reads that the lead is stored which they posted to `formPath`. */
export function receiptPathOf(formPath: string): string {
  return formPath + RECEIPT;
}

/** Where the build has the page for our server, which takes the form also without scripts. The one at `formPath` is for other hosts. */
export function ownPathOf(formPath: string): string {
  return formPath.replace(FORM_PATH, '/_start');
}

/** Where the build has the page without its title and its form, for our server to fill in. */
export function templatePathOf(formPath: string): string {
  return formPath.replace(FORM_PATH, '/_form');
}

/** Whether a path is that of the form's page in some language, or of its receipt. */
export function isFormPath(path: string): boolean {
  return FORM_PATHS.test(path);
}
