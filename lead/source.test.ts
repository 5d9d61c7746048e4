import { describe, expect, it } from 'vitest';
import {
  ADDRESS_MAX_LENGTH,
  type Attribution,
  campaignNameOf,
  leadSourceFrom,
  UTM_MAX_LENGTH,
} from './source.ts';

const button = { trigger: 'button_click', title: 'Hero - View Examples Button' } as const;

describe('the lead source', () => {
  it('keeps the full address, the referrer and the button', () => {
    expect(leadSourceFrom('https://site.example/?a=1#hero', 'https://search.example/', button)).toEqual({
      source_page: 'https://site.example/?a=1#hero',
      source_referrer: 'https://search.example/',
      source_title: 'Hero - View Examples Button',
      trigger_type: 'button_click',
      campaign_data: {},
    });
  });

  it('is "direct" without a referrer', () => {
    expect(leadSourceFrom('https://site.example/', '', button).source_referrer).toBe('direct');
  });

  it('is titled "Lead Capture Form" without a title', () => {
    const { source_title } = leadSourceFrom('https://site.example/', '', { trigger: 'button_click' });
    expect(source_title).toBe('Lead Capture Form');
  });

  it('is titled "Exit Intent" on exit', () => {
    const source = leadSourceFrom('https://site.example/', '', { trigger: 'exit_intent' });
    expect(source).toMatchObject({ source_title: 'Exit Intent', trigger_type: 'exit_intent' });
  });

  it('reads the five utm keys from the address and nothing else', () => {
    const query =
      'utm_source=news&utm_medium=email&utm_campaign=spring%20term&utm_term=essay&utm_content=top&utm_id=7&gclid=x';
    expect(leadSourceFrom(`https://site.example/?${query}#faq`, '', button).campaign_data).toEqual({
      utm_source: 'news',
      utm_medium: 'email',
      utm_campaign: 'spring term',
      utm_term: 'essay',
      utm_content: 'top',
    });
  });

  it('holds only the utm keys that the address has', () => {
    const { campaign_data } = leadSourceFrom('https://site.example/?utm_source=news&utm_term=', '', button);
    expect(campaign_data).toEqual({ utm_source: 'news' });
  });

  it.each(['?utm_source=%', 'not an address', '', 'https://site.example/#?utm_source=x'])(
    'is read from the odd address %j without an error',
    (address) => {
      expect(leadSourceFrom(address, '', button).source_page).toBe(address);
    },
  );

  it('is truncated if it is too long', () => {
    const address = `https://site.example/?utm_source=${'s'.repeat(3000)}`;
    const source = leadSourceFrom(address, address, button);
    expect(source.source_page).toHaveLength(ADDRESS_MAX_LENGTH);
    expect(source.source_referrer).toHaveLength(ADDRESS_MAX_LENGTH);
    expect(source.campaign_data.utm_source).toHaveLength(UTM_MAX_LENGTH);
  });
});

describe('the attribution', () => {
  const HOME = 'https://site.example/';
  const AD = `${HOME}?utm_campaign=autumn&gclid=Cj0K-x_1`;
  const clicked = { gclid: 'Cj0K-x_1', first_campaign: 'Google Ads, autumn' };

  it.each<
    [string, string, string, { address: string; referrer: string } | undefined, Attribution | undefined]
  >([
    ['nothing of a direct visit', HOME, '', { address: HOME, referrer: '' }, undefined],
    [
      'nothing that the page’s own address says',
      `${HOME}?utm_source=letter#faq`,
      'https://mail.example/',
      { address: `${HOME}?utm_source=letter`, referrer: 'https://mail.example/' },
      undefined,
    ],
    ['the click, and whose it is', AD, '', undefined, clicked],
    [
      'where the visit began, on a later page',
      `${HOME}es/`,
      AD,
      { address: AD, referrer: 'https://www.google.com/' },
      { ...clicked, first_page: AD, first_referrer: 'https://www.google.com/' },
    ],
    [
      'the page before, where nothing is remembered',
      `${HOME}es/start`,
      AD,
      undefined,
      { ...clicked, first_page: AD, first_referrer: 'direct' },
    ],
    [
      'both campaigns',
      `${HOME}?utm_source=letter&msclkid=7`,
      '',
      { address: AD, referrer: '' },
      { ...clicked, msclkid: '7', first_page: AD, first_referrer: 'direct' },
    ],
    [
      'no id that is none',
      `${HOME}?utm_source=x&gclid=a%20b&fbclid=${'x'.repeat(501)}`,
      '',
      undefined,
      undefined,
    ],
  ])('holds %s', (_, address, referrer, arrival, attribution) => {
    expect(leadSourceFrom(address, referrer, button, arrival).attribution).toEqual(attribution);
  });

  it('names the campaign of a lead', () => {
    const nameOf = (address: string, first = address) =>
      campaignNameOf(leadSourceFrom(address, '', button, { address: first, referrer: '' }));
    expect(nameOf(AD)).toBe('Google Ads, autumn');
    expect(nameOf(HOME, AD)).toBe('Google Ads, autumn');
    expect(nameOf(`${HOME}?utm_source=letter&utm_campaign=may`, AD)).toBe('letter, may');
    expect(nameOf(`${HOME}?fbclid=x`)).toBe('Facebook');
    expect(nameOf(HOME)).toBe('');
  });
});
