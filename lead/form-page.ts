import * as v from 'valibot';
import { type FieldErrors, type FieldName, type FieldValues, leadForm } from './form.ts';
import { type LeadSource, leadSourceFrom, UTM_KEYS } from './source.ts';

/** Where the form has a page of its own, after the code of a language: `/start`, `/es/start`. It is posted to the same path. */
export const FORM_PATH = '/start';
const RECEIPT = '/sent';
const FORM_PATHS = new RegExp(`^(/[a-z]{2,3})?${FORM_PATH}(${RECEIPT})?$`);
/** The parameter of the form's page that names the button that led there. */
export const SOURCE_PARAMETER = 'source';
/** The parameter that fills in the subject. */
export const SUBJECT_PARAMETER = 'subject';
/** The parameter of the receipt. */
export const REFERENCE_PARAMETER = 'reference';

/** The parameters of the form's page that fill a field in. */
const FILLING: Readonly<Record<string, FieldName>> = {
  [SUBJECT_PARAMETER]: 'subject',
  type: 'assignment_type',
  deadline: 'deadline',
};

/** What stands in the form beside what is typed: fields that nobody sees, by their names. */
export type HiddenFields = {
  /** The draft's UUID. Each rendering of the page has its own. */
  draft: string;
  /** When the page was rendered, in milliseconds since 1970. */
  begun_at: string;
  source_page: string;
  source_referrer: string;
};

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

/** Where a visitor without scripts reads that the lead is stored which they posted to `formPath`. */
export function receiptPathOf(formPath: string): string {
  return formPath + RECEIPT;
}

/** Whether a path is that of the form's page in some language, or of its receipt. */
export function isFormPath(path: string): boolean {
  return FORM_PATHS.test(path);
}

/** What the parameters of `address` put into the fields. A value that would be refused is left out. */
export function valuesIn(address: string): FieldValues {
  const parameters = parametersOf(address);
  const filled = Object.entries(FILLING).flatMap(([parameter, field]) => {
    const result = v.safeParse(leadForm.entries[field], parameters.get(parameter) ?? '');
    return result.success ? [[field, result.output]] : [];
  });
  return Object.fromEntries(filled);
}

/**
 * The address of the form's page with the campaign of the page before it, where it has none of its own: a
 * form that leads there by GET takes the place of the query, and with it of the campaign.
 */
export function withCampaign(address: string, referrer: string): string {
  if (!URL.canParse(address) || !URL.canParse(referrer)) return address;
  const url = new URL(address);
  const before = new URL(referrer);
  if (before.origin !== url.origin || UTM_KEYS.some((key) => url.searchParams.has(key))) return address;
  for (const key of UTM_KEYS) {
    const value = before.searchParams.get(key);
    if (value) url.searchParams.set(key, value);
  }
  return url.href;
}

/** The source of a lead from the form's page, whose `address` names the button that led there. */
export function formPageSource(address: string, referrer: string): LeadSource {
  const title = parametersOf(address).get(SOURCE_PARAMETER) ?? undefined;
  return leadSourceFrom(address, referrer, { trigger: 'button_click', title });
}

function parametersOf(address: string): URLSearchParams {
  return URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
}
