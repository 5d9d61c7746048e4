import { describe, expect, it } from 'vitest';
import { type Analytics, analyticsTag, analyticsTemplate } from './analytics.ts';

const WEBSITE = '94db1cb1-74f4-4a40-ad6c-962362670409';

describe('the analytics', () => {
  it.each<[Analytics, Record<string, string>, string[]]>([
    [
      { kind: 'plausible', script: 'https://plausible.io/js/script.js' },
      { 'data-domain': 'www.own.example' },
      ['https://plausible.io'],
    ],
    [
      {
        kind: 'umami',
        script: 'https://cloud.umami.is/script.js',
        website: WEBSITE,
        sendsTo: 'https://api-gateway.umami.dev',
      },
      { 'data-website-id': WEBSITE, 'data-host-url': 'https://api-gateway.umami.dev' },
      ['https://api-gateway.umami.dev'],
    ],
    [
      {
        kind: 'goatcounter',
        script: 'https://gc.zgo.at/count.js',
        sendsTo: 'https://own.goatcounter.com/count',
      },
      { 'data-goatcounter': 'https://own.goatcounter.com/count' },
      ['https://own.goatcounter.com/count'],
    ],
    [
      {
        kind: 'other',
        script: 'https://count.example/c.js',
        attributes: { 'data-site': '7' },
        sendsTo: ['https://in.count.example'],
      },
      { 'data-site': '7' },
      ['https://count.example', 'https://in.count.example'],
    ],
  ])('of %j have these attributes and receivers', (settings, attributes, sendsTo) => {
    const { script } = settings;
    expect(analyticsTag('https://www.own.example', settings)).toEqual({ script, attributes, sendsTo });
  });

  it('are escaped so that no value ends its attribute', () => {
    const html = analyticsTemplate({
      script: 'https://c.example/c.js?a&b',
      attributes: { 'data-x': '"><b>' },
      sendsTo: [],
    });
    expect(html).toBe(
      '<template id="analytics"><script async src="https://c.example/c.js?a&amp;b" data-x="&quot;><b>"></script></template>',
    );
  });
});
