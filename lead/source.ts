import { cleanText, shorten } from './text.ts';

export const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type UtmKey = (typeof UTM_KEYS)[number];

export const TRIGGER_TYPES = ['button_click', 'exit_intent'] as const;
export type TriggerType = (typeof TRIGGER_TYPES)[number];

export const EXIT_INTENT_TITLE = 'Exit Intent';
export const DEFAULT_TITLE = 'Lead Capture Form';
export const DIRECT_REFERRER = 'direct';

/** Maximum lengths in characters. Longer values are truncated, so that they never cost a lead. */
export const ADDRESS_MAX_LENGTH = 2000;
export const TITLE_MAX_LENGTH = 200;
export const UTM_MAX_LENGTH = 200;

/** A lead's source, as stored. */
export type LeadSource = {
  source_page: string;
  source_referrer: string;
  source_title: string;
  trigger_type: TriggerType;
  campaign_data: Partial<Record<UtmKey, string>>;
};

/** How the popup was opened: by a button with its source string, or by exit intent, possibly on return. */
export type Opening = { trigger: TriggerType; title?: string | undefined; cameBack?: boolean };

/**
 * The source of a lead, from the page's full `address`, the document's
 * `referrer` (possibly empty) and how the popup was opened.
 */
export function leadSourceFrom(address: string, referrer: string, opening: Opening): LeadSource {
  return {
    source_page: storable(address, ADDRESS_MAX_LENGTH),
    source_referrer: storable(referrer, ADDRESS_MAX_LENGTH) || DIRECT_REFERRER,
    source_title: titleOf(opening),
    trigger_type: opening.trigger,
    campaign_data: campaignIn(address),
  };
}

function titleOf({ trigger, title = '' }: Opening): string {
  if (trigger === 'exit_intent') return EXIT_INTENT_TITLE;
  return storable(title, TITLE_MAX_LENGTH) || DEFAULT_TITLE;
}

function campaignIn(address: string): LeadSource['campaign_data'] {
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  const found: LeadSource['campaign_data'] = {};
  for (const key of UTM_KEYS) {
    const value = storable(parameters.get(key) ?? '', UTM_MAX_LENGTH);
    if (value) found[key] = value;
  }
  return found;
}

function storable(text: string, most: number): string {
  return shorten(cleanText(text), most);
}
