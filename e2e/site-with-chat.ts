import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHeaders } from '../scripts/security-headers.ts';
import { chat as content } from '../site/content/chat.ts';
import type { Site } from '../site/define-site.ts';
import { site } from '../site/site.config.ts';
import { servePages } from './serve-pages.ts';
import type { SiteServer } from './site-server.ts';

export type SiteWithChat = Pick<Site['chat'], 'script' | 'inlineStyles'>;

/** Serves the pages as a build with this chat in `site.config.ts` would have made them: the link's attributes, the policy. */
export async function startSiteWithChat(chat: SiteWithChat): Promise<SiteServer> {
  const directory = await mkdtemp(join(tmpdir(), 'leads-chat-'));
  await cp('dist', directory, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const home = join(directory, 'index.html');
  const html = await readFile(home, 'utf8');
  const widget = JSON.stringify(content.widget).replaceAll('"', '&quot;');
  const attributes = `data-chat-script="${chat.script}" data-chat-widget="${widget}"`;
  await writeFile(home, html.replace('class="chat-link"', `$& ${attributes}`));
  await writeHeaders(directory, { site: { ...site, chat: { ...site.chat, ...chat } }, leadsUrl: '/rest/v1' });

  const server = await servePages(directory);
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true });
    },
  };
}
