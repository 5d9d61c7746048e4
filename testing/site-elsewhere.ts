import { site } from '../site/site.config.ts';
import { startEditedSite } from './edited-site.ts';
import type { SiteServer } from './site-server.ts';

/** Where a build without `PUBLIC_LEADS_URL` sends its leads, as it stands in the page. */
const OWN_LEADS = '/rest/v1&quot;';

/** Serves the pages at `port`, as a static host does, and as a build with this `PUBLIC_LEADS_URL` would have made them. */
export async function startSiteElsewhere(port: number, leadsUrl: string): Promise<SiteServer> {
  const html = (built: string) => built.replace(OWN_LEADS, `${leadsUrl}&quot;`);
  return startEditedSite({ html, headers: { site, leadsUrl } }, port);
}
