import { faultOf } from './fields.ts';
import { type FieldName, type FieldValues, fieldOf } from './form.ts';
import { SOURCE_PARAMETER, SUBJECT_PARAMETER } from './form-page.ts';
import { type Arrival, CLICK_ID_NAMES, type LeadSource, leadSourceFrom, UTM_KEYS } from './source.ts';
import { cleanText } from './text.ts';

/** The parameters of the form's page that prefill fields. */
const FILLING: Readonly<Record<string, FieldName>> = {
  [SUBJECT_PARAMETER]: 'subject',
  type: 'assignment_type',
  deadline: 'deadline',
};

/** The parameters that say which campaign led to the site. */
const CAMPAIGN_PARAMETERS = [...UTM_KEYS, ...CLICK_ID_NAMES];

/** The field values in the parameters of `address`, without invalid ones. */
export function valuesIn(address: string): FieldValues {
  const parameters = parametersOf(address);
  const filled = Object.entries(FILLING).flatMap(([parameter, field]) => {
    const value = cleanText(parameters.get(parameter) ?? '');
    const asked = fieldOf(field);
    return value && asked && !faultOf(asked, value) ? [[field, value]] : [];
  });
  return Object.fromEntries(filled);
}

/**
 * The address of the form's page, with the previous page's campaign if it has none. A GET form replaces the
 * query, and with it the campaign.
 */
export function withCampaign(address: string, referrer: string): string {
  if (!URL.canParse(address) || !URL.canParse(referrer)) return address;
  const url = new URL(address);
  const before = new URL(referrer);
  if (before.origin !== url.origin || CAMPAIGN_PARAMETERS.some((key) => url.searchParams.has(key)))
    return address;
  for (const key of CAMPAIGN_PARAMETERS) {
    const value = before.searchParams.get(key);
    if (value) url.searchParams.set(key, value);
  }
  return url.href;
}

/** The source of a lead from the form's page. Its `address` names the button that led there. */
export function formPageSource(address: string, referrer: string, arrival?: Arrival): LeadSource {
  const title = parametersOf(address).get(SOURCE_PARAMETER) ?? undefined;
  return leadSourceFrom(address, referrer, { trigger: 'button_click', title }, arrival);
}

function parametersOf(address: string): URLSearchParams {
  return URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
}
