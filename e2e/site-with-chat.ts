import { chat as content } from '../site/content/chat.ts';
import type { Site } from '../site/define-site.ts';
import { site } from '../site/site.config.ts';
import { startEditedSite } from '../testing/edited-site.ts';
import type { SiteServer } from '../testing/site-server.ts';

export type SiteWithChat = Pick<Site['chat'], 'script' | 'inlineStyles'>;

/** Serves the pages as a build with this chat in `site.config.ts` would have made them: the link's attributes, the policy. */
export async function startSiteWithChat(chat: SiteWithChat): Promise<SiteServer> {
  const widget = JSON.stringify(content.widget).replaceAll('"', '&quot;');
  const attributes = `data-chat-script="${chat.script}" data-chat-widget="${widget}"`;
  return startEditedSite({
    html: (built) => built.replace('class="chat-link"', `$& ${attributes}`),
    headers: { site: { ...site, chat: { ...site.chat, ...chat } }, leadsUrl: '/rest/v1' },
  });
}
