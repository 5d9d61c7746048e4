import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptHashesOf, styleHashesOf } from '../../server/pages/headers-for.ts';
import { HASHED, HASHED_CACHE_CONTROL, HEADERS_FILE } from '../../server/pages/load-pages.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;
/** Netlify, Cloudflare Pages and others read it. */
const FILE_FOR_HOSTS = '_headers';
/** Cloudflare Pages silently drops a longer line. */
export const LINE_LIMIT_CHARACTERS = 2_000;

/** Features that the page does not use, and that no script on it may use, including the chat's. */
const UNUSED_FEATURES =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb xr-spatial-tracking';

export type HeaderOptions = Omit<PolicyOptions, 'styleHashes' | 'scriptHashes'>;

/** Writes the headers of every file into the built `site`, for this server and static hosts. */
export async function writeHeaders(
  site: string,
  pages: readonly string[],
  options: HeaderOptions,
): Promise<void> {
  const documents = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  const policy = contentSecurityPolicy({
    ...options,
    styleHashes: styleHashesOf(documents),
    scriptHashes: scriptHashesOf(documents),
  });
  const headers = headersOf(policy);
  await writeFile(join(site, HEADERS_FILE), JSON.stringify(headers));
  await writeFile(join(site, FILE_FOR_HOSTS), fileForHosts(headers));
}

/** The headers of every file of the site. */
export function headersOf(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'strict-transport-security': `max-age=${HSTS_SECONDS}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.replaceAll(/\S+/g, '$&=()').replaceAll(' ', ', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/**
 * Formats `headers` for static hosts. Each header is in one rule, because hosts send both of two, and browsers would
 * enforce both policies. Throws an error if a line is too long for hosts.
 */
export function fileForHosts(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > LINE_LIMIT_CHARACTERS);
  if (long) throw new Error(`A header is too long for static hosts: ${long.slice(0, 80)}…`);
  return ['/*', ...lines, '', `${HASHED}*`, `  cache-control: ${HASHED_CACHE_CONTROL}`, ''].join('\n');
}
