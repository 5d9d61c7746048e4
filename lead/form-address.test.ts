import { describe, expect, it } from 'vitest';
import { formPageSource, valuesIn, withCampaign } from './form-address.ts';

const PAGE = 'https://site.example/start';

describe('values from the address', () => {
  it.each([
    [
      '?subject=Law&type=essay&deadline=3_days',
      { subject: 'Law', assignment_type: 'essay', deadline: '3_days' },
    ],
    ['?subject=+Law+', { subject: 'Law' }],
    ['?subject=L&type=poem&deadline=constructor', {}],
    [`?subject=${'a'.repeat(201)}`, {}],
    ['?name=Ada&email=ada@example.org', {}],
    ['', {}],
  ])('%s', (query, values) => expect(valuesIn(PAGE + query)).toEqual(values));
});

describe('the campaign', () => {
  const home = 'https://site.example/?utm_source=quarterly&utm_term=&page=2#faq';

  it('comes from the previous page on the same site', () => {
    expect(withCampaign(`${PAGE}?source=Hero`, home)).toBe(`${PAGE}?source=Hero&utm_source=quarterly`);
  });

  it('brings click ids along', () => {
    expect(withCampaign(`${PAGE}?source=Hero`, 'https://site.example/es/?gclid=x-1')).toBe(
      `${PAGE}?source=Hero&gclid=x-1`,
    );
  });

  it.each([
    [`${PAGE}?utm_medium=mail`, home],
    [`${PAGE}?gclid=y`, home],
    [PAGE, 'https://elsewhere.example/?utm_source=quarterly'],
    [PAGE, ''],
    ['no address', home],
  ])('of %s stays as it is after %s', (address, referrer) =>
    expect(withCampaign(address, referrer)).toBe(address),
  );
});

it('names the button that led to the page', () => {
  expect(formPageSource(`${PAGE}?source=Hero+-+Button&utm_source=quarterly`, '')).toEqual({
    source_page: `${PAGE}?source=Hero+-+Button&utm_source=quarterly`,
    source_referrer: 'direct',
    source_title: 'Hero - Button',
    trigger_type: 'button_click',
    campaign_data: { utm_source: 'quarterly' },
  });
  expect(formPageSource(PAGE, 'https://site.example/').source_title).toBe('Lead Capture Form');
});
