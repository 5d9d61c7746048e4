import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { own } from '../../site/content/testimonials.ts';
import { site } from '../../site/site.config.ts';
import { type BuiltVariant, buildVariant, PROJECT } from './build-variant.ts';
import { sampleSite } from './sample-site.ts';

/** The environment variable that says where the sample site stands built already: see `run-tests.ts`. */
export const BUILT_SAMPLE = 'BUILT_SAMPLE';

/** Where the sample site stands built: a copy of the project, or the project itself while nobody has changed its settings. */
export async function prepareSample(): Promise<BuiltVariant> {
  const isSample = isDeepStrictEqual(site, sampleSite) && own.length === 0 && !existsSync('.env');
  const built = process.env[BUILT_SAMPLE] ?? (isSample ? PROJECT : undefined);
  return built ? { directory: built, remove: async () => {} } : buildVariant({ site: sampleSite });
}
