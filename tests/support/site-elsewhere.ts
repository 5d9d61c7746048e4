import { startEditedSite } from './edited-site.ts';
import { sampleSite } from './sample-site.ts';
import type { SiteServer } from './site-server.ts';

/** Where a build without `PUBLIC_LEADS_URL` sends its leads, as it stands in the page. */
const OWN_LEADS = '/rest/v1&quot;';

/** Serves the sample pages of `project` at `port`, as a static host does, and as a build with this `PUBLIC_LEADS_URL` would have made them. */
export async function startSiteElsewhere(
  project: string,
  port: number,
  leadsUrl: string,
): Promise<SiteServer> {
  const html = (built: string) => built.replace(OWN_LEADS, `${leadsUrl}&quot;`);
  return startEditedSite({ project, html, headers: { site: sampleSite, leadsUrl } }, port);
}
