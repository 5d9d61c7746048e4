import type { Lead } from '../../lead/lead.ts';
import { shorten } from '../../lead/text.ts';
import type { Channel } from './channel.ts';
import { leadHeadline, oneLine } from './lead-summary.ts';
import { postJson } from './post-json.ts';

/** A message about a lead in plain text. Each adapter keeps a visitor's words from being markup or a mention. */
type Message = { text: string; link: string | undefined; isUrgent: boolean };
/** Makes the body to post, and its address if not the target's own. */
type Adapter = (address: URL, message: Message) => { to?: URL; body: object };

const withLink = ({ text, link }: Message) => (link ? `${text}\n${link}` : text);

/** The services that can tell someone of a lead. All take JSON; each has its documentation's address. */
export const ADAPTERS = {
  /** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks: mentions and links need `<`. */
  slack: (_, { text, ...message }) => {
    const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return { body: { text: withLink({ ...message, text: plain }) } };
  },
  /** https://docs.discord.com/developers/resources/webhook#execute-webhook: at most 2,000 characters of Markdown. */
  discord: (_, { text, ...message }) => {
    const plain = text.replaceAll(/[\\*_~`|[\]<>]/g, '\\$&');
    return { body: { content: withLink({ ...message, text: plain }), allowed_mentions: { parse: [] } } };
  },
  /**
   * https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using: a workflow
   * posts Adaptive Cards only. A text run has no Markdown.
   */
  teams: (_, { text, link }) => {
    const content = {
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      type: 'AdaptiveCard',
      version: '1.2',
      body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] }],
      ...(link && { actions: [{ type: 'Action.OpenUrl', title: 'Open the lead', url: link }] }),
    };
    const contentType = 'application/vnd.microsoft.card.adaptive';
    return { body: { type: 'message', attachments: [{ contentType, contentUrl: null, content }] } };
  },
  /** https://core.telegram.org/bots/api#sendmessage: plain text without `parse_mode`. */
  telegram: ({ origin, pathname, searchParams }, message) => ({
    to: new URL(pathname, origin),
    body: {
      chat_id: searchParams.get('chat_id'),
      text: withLink(message),
      link_preview_options: { is_disabled: true },
    },
  }),
  /** https://developers.google.com/workspace/chat/format-messages: mentions and links need `<`, which has no escape. */
  'google-chat': (_, { text, ...message }) => ({
    body: { text: withLink({ ...message, text: text.replaceAll('<', '‹').replaceAll('>', '›') }) },
  }),
  /** https://docs.ntfy.sh/publish/#publish-as-json: to the server's root, with the topic in the body. */
  ntfy: (address, { text, link, isUrgent }) => {
    const [title, ...lines] = text.split('\n');
    const to = new URL('.', address);
    to.search = address.search;
    const topic = decodeURIComponent(address.pathname.slice(to.pathname.length));
    const message = lines.join('\n') || title;
    return { to, body: { topic, title, message, priority: isUrgent ? 5 : 3, click: link } };
  },
} satisfies Record<string, Adapter>;

export type Target = { kind: keyof typeof ADAPTERS; address: string };

/** The personal data that a message may contain, with the first name, if the owner says so. */
export const PERSONAL = ['email', 'phone', 'brief'] as const;
const BRIEF_LENGTH = 500;

export type NotifyOptions = {
  personal: readonly (typeof PERSONAL)[number][];
  /** The desk's address, if it has one of its own. */
  desk: string | undefined;
  timeZone: string;
};

/** Posts a message about each lead to `target`. */
export function notifyThrough({ kind, address }: Target, name: string, options: NotifyOptions): Channel {
  const adapter: Adapter = ADAPTERS[kind];
  const url = new URL(address);
  return {
    name,
    async send(lead, signal) {
      const { to = url, body } = adapter(url, messageAbout(lead, options));
      await postJson(to, JSON.stringify(body), signal);
      return undefined;
    },
  };
}

/** The channels' names: the first of a kind has the kind's name. */
export function channelNamesOf(targets: readonly Target[]): string[] {
  const seen = new Map<string, number>();
  return targets.map(({ kind }) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count === 1 ? kind : `${kind}-${count}`;
  });
}

function messageAbout(lead: Lead, { personal, desk, timeZone }: NotifyOptions): Message {
  const [firstName = ''] = oneLine(lead.name).split(' ');
  const details = { email: lead.email, phone: lead.phone, brief: shorten(lead.requirements, BRIEF_LENGTH) };
  const text = [
    leadHeadline({ ...lead, name: firstName || 'no name', subject: '' }, timeZone),
    ...personal.map((name) => oneLine(details[name])).filter(Boolean),
    ...(desk ? [] : [`npm run leads -- show ${lead.id.slice(0, 8)}`]),
  ].join('\n');
  return {
    text,
    link: desk && `${desk}/?lead=${lead.id}`,
    isUrgent: lead.urgency_level === 'urgent',
  };
}
