import { chatWith } from '../../site/content/chat.ts';
import type { Chat } from '../../site/settings/define-site.ts';
import { startEditedSite } from '../support/edited-site.ts';
import { sampleChat, sampleSite } from '../support/sample-site.ts';
import type { SiteServer } from '../support/site-server.ts';
import { sampleProject } from './support.ts';

export type SiteWithChat = Pick<Chat, 'script' | 'inlineStyles'>;

/** Serves the pages as a build with this chat in `site.config.ts` would have made them: the link's attributes, the policy. */
export async function startSiteWithChat(settings: SiteWithChat): Promise<SiteServer> {
  const chat = { ...sampleChat, ...settings };
  const { widget } = chatWith(sampleSite.brand, sampleSite.phone || '', chat);
  const options = JSON.stringify(widget).replaceAll('"', '&quot;');
  const attributes = `data-chat-script="${chat.script}" data-chat-widget="${options}"`;
  return startEditedSite({
    project: sampleProject(),
    html: (built) => built.replace('class="chat-link"', `$& ${attributes}`),
    headers: { site: { ...sampleSite, chat }, leadsUrl: '/rest/v1' },
  });
}
