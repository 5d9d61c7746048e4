import { cleanText, shorten } from './text.ts';

export const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type UtmKey = (typeof UTM_KEYS)[number];

export const TRIGGER_TYPES = ['button_click', 'exit_intent'] as const;
export type TriggerType = (typeof TRIGGER_TYPES)[number];

export const EXIT_INTENT_TITLE = 'Exit Intent';
export const DEFAULT_TITLE = 'Lead Capture Form';
export const DIRECT_REFERRER = 'direct';

/** Upper bounds in characters. What a visitor did not type is cut to fit: it must never be the reason to lose a lead. */
export const ADDRESS_MAX_LENGTH = 2000;
export const TITLE_MAX_LENGTH = 200;
export const UTM_MAX_LENGTH = 200;

/** Where a lead came from, as the row stores it. */
export type LeadSource = {
  source_page: string;
  source_referrer: string;
  source_title: string;
  trigger_type: TriggerType;
  campaign_data: Partial<Record<UtmKey, string>>;
};

/** What opened the popup: a button with its source string, or exit intent, also of a visitor who has come back. */
export type Opening = { trigger: TriggerType; title?: string | undefined; cameBack?: boolean };

/**
 * The source of a lead, from the page's full `address`, the document's
 * `referrer` (empty where there is none) and what opened the popup.
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
