import { cleanText, shorten } from './text.ts';

export const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type UtmKey = (typeof UTM_KEYS)[number];

/**
 * The click ids that advertising systems add to the address of a landing page, and the name of each system. Facebook
 * adds its own to unpaid links, too.
 */
export const CLICK_IDS = {
  gclid: 'Google Ads',
  gbraid: 'Google Ads',
  wbraid: 'Google Ads',
  fbclid: 'Facebook',
  msclkid: 'Microsoft Ads',
  ttclid: 'TikTok',
  li_fat_id: 'LinkedIn',
} as const;
export type ClickId = keyof typeof CLICK_IDS;
export const CLICK_ID_NAMES = Object.keys(CLICK_IDS) as ClickId[];
/** Other text in their place, or a truncated id, identifies no click. */
const CLICK_ID = /^[\w.-]{1,500}$/;

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
  /** Left out if it would say no more than the other fields. */
  attribution?: Attribution;
};

/** The ids of clicks on adverts, and where the visit began if not at `source_page`. */
export type Attribution = Partial<Record<ClickId | (typeof FIRST_KEYS)[number], string>> & {
  /** The visitor's answer about advertising, if the site asks: `granted` or `denied`. */
  consent?: string;
};
export const FIRST_KEYS = ['first_page', 'first_referrer', 'first_campaign'] as const;

/** A page of this site and the document's referrer there, possibly empty. */
export type Arrival = { address: string; referrer: string };

/** How the popup was opened: by a button with its source string, or by exit intent, possibly on return. */
export type Opening = { trigger: TriggerType; title?: string | undefined; cameBack?: boolean };

/**
 * The source of a lead, from the page's full `address`, the document's `referrer` (possibly empty), how the popup was
 * opened, and the visit's first page, if known.
 */
export function leadSourceFrom(
  address: string,
  referrer: string,
  opening: Opening,
  arrival: Arrival = { address, referrer },
): LeadSource {
  const campaign_data = campaignIn(address);
  const attribution = attributionOf(address, campaign_data, arrival);
  return {
    source_page: storable(address, ADDRESS_MAX_LENGTH),
    source_referrer: storable(referrer, ADDRESS_MAX_LENGTH) || DIRECT_REFERRER,
    source_title: titleOf(opening),
    trigger_type: opening.trigger,
    campaign_data,
    ...(Object.keys(attribution).length > 0 && { attribution }),
  };
}

/**
 * A lead's campaign in words, such as "Google Ads, autumn": what its page's address says, or else the visit's first
 * campaign. Empty if there is none. `CAMPAIGN` in `owner/queries/filters.ts` is the same in SQL.
 */
export function campaignNameOf({
  campaign_data,
  attribution,
}: Pick<LeadSource, 'campaign_data' | 'attribution'>) {
  return (!campaign_data.utm_source && attribution?.first_campaign) || nameOf(campaign_data);
}

function nameOf({ utm_source, utm_campaign }: LeadSource['campaign_data']): string {
  return [utm_source, utm_campaign].filter(Boolean).join(', ');
}

function attributionOf(
  page: string,
  campaign: LeadSource['campaign_data'],
  { address, referrer }: Arrival,
): Attribution {
  const site = address.split('/', 3).join('/');
  // A visit that came from a page of this site began there or before, and no one knows from where.
  const [first, before] = referrer.startsWith(`${site}/`) ? [referrer, ''] : [address, referrer];
  const ids = { ...clickIdsIn(first), ...clickIdsIn(page) };
  const utm_source = Object.keys(ids).map((id) => CLICK_IDS[id as ClickId])[0];
  const first_campaign = nameOf({ ...(utm_source && { utm_source }), ...campaignIn(first) });
  return {
    ...ids,
    ...(withoutHash(first) !== withoutHash(page) && {
      first_page: storable(first, ADDRESS_MAX_LENGTH),
      first_referrer: storable(before, ADDRESS_MAX_LENGTH) || DIRECT_REFERRER,
    }),
    ...(first_campaign !== nameOf(campaign) && first_campaign && { first_campaign }),
  };
}

function withoutHash(address: string): string | undefined {
  return address.split('#')[0];
}

function clickIdsIn(address: string): Partial<Record<ClickId, string>> {
  return parametersIn(address, CLICK_ID_NAMES, (id) => (CLICK_ID.test(id) ? id : ''));
}

function campaignIn(address: string): LeadSource['campaign_data'] {
  return parametersIn(address, UTM_KEYS, (value) => storable(value, UTM_MAX_LENGTH));
}

/** The parameters `names` in the query of `address`, as `kept`. Empty ones are left out. */
function parametersIn<Name extends string>(
  address: string,
  names: readonly Name[],
  kept: (value: string) => string,
): Partial<Record<Name, string>> {
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = kept(parameters.get(name) ?? '');
    if (value) found[name] = value;
  }
  return found;
}

function titleOf({ trigger, title = '' }: Opening): string {
  if (trigger === 'exit_intent') return EXIT_INTENT_TITLE;
  return storable(title, TITLE_MAX_LENGTH) || DEFAULT_TITLE;
}

function storable(text: string, most: number): string {
  return shorten(cleanText(text), most);
}
