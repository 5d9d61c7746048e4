import * as v from 'valibot';

const script = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/\S*)$/,
    'must be the https address of the script, such as https://plausible.io/js/script.js',
  ),
);
const address = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[^\s/]+\S*|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\S*)$/,
    'must be an https address, such as https://example.goatcounter.com/count',
  ),
);

/** The analytics of a site: one of three that are known, or any other script. */
export const analytics = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('plausible'), script }),
    v.strictObject({
      kind: v.literal('umami'),
      script,
      /** The id that Umami gave the site. */
      website: v.pipe(v.string(), v.uuid('must be the id that Umami shows for the site, a UUID')),
      /** Where it sends what it counts, if that is not where the script is. */
      sendsTo: v.optional(address),
    }),
    v.strictObject({
      kind: v.literal('goatcounter'),
      script,
      /** The address that counts: `https://NAME.goatcounter.com/count`. */
      sendsTo: address,
    }),
    v.strictObject({
      kind: v.literal('other'),
      script,
      /** What stands on its `<script>` besides: `{ 'data-site': '7' }`. */
      attributes: v.optional(
        v.record(
          v.pipe(v.string(), v.regex(/^data-[\w-]+$/, 'must be a name such as data-site')),
          v.string(),
        ),
        {},
      ),
      /** The addresses that it sends to, if they are not where the script is. */
      sendsTo: v.optional(v.array(address, 'must be a list of addresses, such as []'), []),
    }),
  ],
  "must be false, or like { kind: 'plausible', script: 'https://plausible.io/js/script.js' }; kind is plausible, umami, goatcounter or other",
);

export type Analytics = v.InferOutput<typeof analytics>;

/** A script of somebody else's, as the page and its policy need it. */
export type AnalyticsTag = { script: string; attributes: Record<string, string>; sendsTo: readonly string[] };

/** What the analytics of the site at `url` need: the script, what stands on it, where it sends to. */
export function analyticsTag(url: string, settings: Analytics): AnalyticsTag {
  const { script } = settings;
  const origin = new URL(script).origin;
  switch (settings.kind) {
    case 'plausible':
      return { script, attributes: { 'data-domain': new URL(url).host }, sendsTo: [origin] };
    case 'umami': {
      const { website, sendsTo = origin } = settings;
      const attributes = { 'data-website-id': website, 'data-host-url': sendsTo };
      return { script, attributes, sendsTo: [sendsTo] };
    }
    case 'goatcounter':
      return {
        script,
        attributes: { 'data-goatcounter': settings.sendsTo },
        sendsTo: [settings.sendsTo],
      };
    case 'other':
      return { script, attributes: settings.attributes, sendsTo: [origin, ...settings.sendsTo] };
  }
}

/** The script as HTML that does nothing: `startAnalytics` puts it on the page once that is loaded. */
export function analyticsTemplate({ script, attributes }: AnalyticsTag): string {
  const written = Object.entries({ src: script, ...attributes }).map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<template id="analytics"><script async${written.join('')}></script></template>`;
}
