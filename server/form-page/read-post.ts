import { validate as isUuid } from 'uuid';
import { errorsIn, type FieldErrors, type FieldValues, STEP_FIELDS } from '../../lead/form.ts';
import { formPageSource } from '../../lead/form-address.ts';
import { type FormRendering, type HiddenFields, STEP_PARAMETER } from '../../lead/form-page.ts';
import type { LeadStatus } from '../../lead/lead.ts';
import type { LeadSource } from '../../lead/source.ts';
import { HONEYPOT_NAME, isSpam } from '../../lead/spam.ts';

const FIELDS = STEP_FIELDS.flat();

/** A form as it was posted. Nothing in it is checked, but that `draft` is a UUID or empty. */
export type FormPost = {
  hidden: HiddenFields;
  values: FieldValues;
  honeypot: string;
  /** How many of the steps were filled in: the popup sends the first alone if its script is lost. */
  steps: number;
};

/** Reads the fields of a posted form. One that is missing is empty; a draft that is no UUID is empty. */
export function readPost(body: URLSearchParams): FormPost {
  // A browser sends each new line as two characters. A script sends one: the values of both are to be the same.
  const read = (name: string) => (body.get(name) ?? '').replaceAll('\r\n', '\n');
  const draft = read('draft');
  return {
    hidden: {
      draft: isUuid(draft) ? draft : '',
      begun_at: read('begun_at'),
      source_page: read('source_page'),
      source_referrer: read('source_referrer'),
    },
    values: Object.fromEntries(FIELDS.map((name) => [name, read(name)])),
    honeypot: read(HONEYPOT_NAME),
    steps: body.has(STEP_PARAMETER) ? Number(read(STEP_PARAMETER)) + 1 : STEP_FIELDS.length,
  };
}

/** What is wrong with the steps that were filled in, and whether all were. */
export function checkPost({ values, steps }: FormPost): { errors: FieldErrors; isWhole: boolean } {
  const errors = errorsIn(values, STEP_FIELDS.slice(0, steps).flat());
  return { errors, isWhole: Object.keys(errorsIn(values, FIELDS)).length === 0 };
}

/** The same form as a page shows it again, with every word. */
export function renderingOf(post: FormPost, errors: FieldErrors, failed = false): FormRendering {
  const { hidden, values, honeypot } = post;
  return { hidden, values, honeypot, errors, failed };
}

export function sourceOf({ hidden }: FormPost): LeadSource {
  return formPageSource(hidden.source_page, hidden.source_referrer);
}

/** `spam` where a robot filled it, as the page itself judges. */
export function statusOf({ hidden, honeypot }: FormPost, now: Date): LeadStatus {
  const fillMs = now.getTime() - Number.parseInt(hidden.begun_at, 10);
  return isSpam({ honeypot, fillMs }) ? 'spam' : 'new';
}
