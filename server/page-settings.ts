import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import * as v from 'valibot';

const LEADS_ADDRESS = /^(\/[^\s?#]*|https?:\/\/[^\s?#]+)$/;

/**
 * The settings that the page's build reads: name, rule and default. The server reads them too
 * (`server/environment.ts`). The build does not load the server's libraries.
 */
export const pageSettings = {
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.string(), 'localhost'),
  PUBLIC_LEADS_URL: v.optional(
    v.pipe(
      text(
        (address) => LEADS_ADDRESS.test(address),
        'must be a path such as /rest/v1 or an address such as https://abc.supabase.co/rest/v1',
      ),
      v.transform((address) => address.replace(/\/+$/, '')),
    ),
    '/rest/v1',
  ),
  PUBLIC_LEADS_KEY: v.optional(
    text((key) => /^[\x21-\x7e]+$/.test(key), 'must be a key of visible ASCII characters'),
    'marginly-public-key',
  ),
};

/** The address of a server on `host`. */
export function addressOf(host: string, port: number | string): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** The API's port in development: the one after the page's. */
export function apiPortOf(pagePort: number): number {
  return pagePort + 1;
}

/** The page's validated settings, from the environment and the `.env` file. */
export function loadPageSettings() {
  return readSettings(v.object(pageSettings), loadVariables());
}

/** The process's environment, with the working directory's `.env` file added if it exists. */
export function loadVariables(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/**
 * Reads the settings of `schema` from `variables`. Throws an error that names every
 * wrong setting and its rule, but never its value, which may be a secret.
 */
export function readSettings<Schema extends v.GenericSchema>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, withoutEmpty(variables));
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => [' ', v.getDotPath(issue), issue.message]);
  const lines = faults.map((words) => words.filter((word) => word !== null).join(' '));
  throw new Error(`Invalid settings in the environment:\n${lines.join('\n')}`);
}

/** The rule for a string that `isRight`. */
export function text(isRight: (value: string) => boolean, message: string) {
  return v.pipe(v.string(), v.check(isRight, message));
}

/** The rule for a whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number) {
  return v.pipe(
    text(
      (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
      `must be a whole number from ${least} to ${most}`,
    ),
    v.transform(Number),
  );
}

/** Treats an empty variable as not set. */
function withoutEmpty(variables: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
