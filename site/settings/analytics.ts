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

/** A site's analytics: one of three known services, or any other script. */
export const analytics = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('plausible'), script }),
    v.strictObject({
      kind: v.literal('umami'),
      script,
      /** The id from Umami. */
      website: v.pipe(v.string(), v.uuid('must be the id that Umami shows for the site, a UUID')),
      /** Where it sends its counts, if not to the script's host. */
      sendsTo: v.optional(address),
    }),
    v.strictObject({
      kind: v.literal('goatcounter'),
      script,
      /** The counting address: `https://NAME.goatcounter.com/count`. */
      sendsTo: address,
    }),
    v.strictObject({
      kind: v.literal('other'),
      script,
      /** Further attributes of its `<script>`: `{ 'data-site': '7' }`. */
      attributes: v.optional(
        v.record(
          v.pipe(v.string(), v.regex(/^data-[\w-]+$/, 'must be a name such as data-site')),
          v.string(),
        ),
        {},
      ),
      /** The addresses it sends to, if not the script's host. */
      sendsTo: v.optional(v.array(address, 'must be a list of addresses, such as []'), []),
    }),
  ],
  "must be false, or like { kind: 'plausible', script: 'https://plausible.io/js/script.js' }; kind is plausible, umami, goatcounter or other",
);

export type Analytics = v.InferOutput<typeof analytics>;

/** A third-party script, for the page and its policy. */
export type AnalyticsTag = { script: string; attributes: Record<string, string>; sendsTo: readonly string[] };

/** The analytics of the site at `url`: the script, its attributes and its receivers. */
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

/** The script in an inert template, which `startAnalytics` adds after the page has loaded. */
export function analyticsTemplate({ script, attributes }: AnalyticsTag): string {
  const written = Object.entries({ src: script, ...attributes }).map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<template id="analytics"><script async${written.join('')}></script></template>`;
}
