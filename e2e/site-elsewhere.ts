import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHeaders } from '../scripts/security-headers.ts';
import { site } from '../site/site.config.ts';
import { servePages } from './serve-pages.ts';
import type { SiteServer } from './site-server.ts';

/** Where a build without `PUBLIC_LEADS_URL` sends its leads, as it stands in the page. */
const OWN_LEADS = '/rest/v1&quot;';

/** Serves the pages at `port`, as a static host does, and as a build with this `PUBLIC_LEADS_URL` would have made them. */
export async function startSiteElsewhere(port: number, leadsUrl: string): Promise<SiteServer> {
  const directory = await mkdtemp(join(tmpdir(), 'leads-elsewhere-'));
  await cp('dist', directory, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const home = join(directory, 'index.html');
  const html = await readFile(home, 'utf8');
  await writeFile(home, html.replace(OWN_LEADS, `${leadsUrl}&quot;`));
  await writeHeaders(directory, { site, leadsUrl });

  const server = await servePages(directory, port);
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true });
    },
  };
}
