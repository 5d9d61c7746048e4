import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatRules, HEADERS_FILE, type HeaderRule } from '../../server/pages/headers-file.ts';
import { styleHashesOf } from '../../server/pages/headers-for.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;
const NAMES_WITH_HASHES_SECONDS = 365 * 24 * 60 * 60;

/** Features that the page does not use, and that no script on it may use, including the chat's. */
const UNUSED_FEATURES =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb xr-spatial-tracking';

export type HeaderOptions = Omit<PolicyOptions, 'styleHashes'>;

/** Writes the headers of every answer into the built `site`, for this server and static hosts. */
export async function writeHeaders(
  site: string,
  pages: readonly string[],
  options: HeaderOptions,
): Promise<void> {
  const documents = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  const policy = contentSecurityPolicy({ ...options, styleHashes: styleHashesOf(documents) });
  await writeFile(join(site, HEADERS_FILE), formatRules(headerRules(policy)));
}

/** Each header is in one rule, because hosts send both of two, and browsers would enforce both policies. */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': `max-age=${HSTS_SECONDS}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED_FEATURES.replaceAll(/\S+/g, '$&=()').replaceAll(' ', ', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    {
      path: '/_astro/*',
      headers: { 'Cache-Control': `public, max-age=${NAMES_WITH_HASHES_SECONDS}, immutable` },
    },
  ];
}
