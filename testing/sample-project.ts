import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { own } from '../site/content/testimonials.ts';
import { site } from '../site/site.config.ts';
import { type BuiltVariant, buildVariant, PROJECT } from './build-variant.ts';
import { sampleSite } from './sample-site.ts';

/** Where the sample site stands built: a copy of the project, or the project itself while nobody has changed its settings. */
export async function prepareSample(): Promise<BuiltVariant> {
  const isSample = isDeepStrictEqual(site, sampleSite) && own.length === 0 && !existsSync('.env');
  return isSample ? { directory: PROJECT, remove: async () => {} } : buildVariant({ site: sampleSite });
}
