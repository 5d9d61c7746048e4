import { existsSync } from 'node:fs';
import * as v from 'valibot';

const POSTGRES_ADDRESS = /^postgres(ql)?:\/\/\S+$/;
const LEADS_ADDRESS = /^(\/[^\s?#]*|https?:\/\/[^\s?#]+)$/;

/** Every setting that comes from the environment: its name, its rule, its default. `.env.example` explains each. */
const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must name an address to listen on')), 'localhost'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must name a directory')), './data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(POSTGRES_ADDRESS, 'must look like postgres://user:password@host:5432/name')),
  ),
  PUBLIC_LEADS_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        LEADS_ADDRESS,
        'must be a path such as /rest/v1 or an address such as https://abc.supabase.co/rest/v1',
      ),
      v.transform((address) => address.replace(/\/+$/, '')),
    ),
    '/rest/v1',
  ),
  PUBLIC_LEADS_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be a key of visible ASCII characters')),
    'marginly-public-key',
  ),
  RATE_LIMIT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(off|[1-9]\d{0,5})$/, 'must be "off" or a whole number of leads a minute'),
      v.transform((limit) => (limit === 'off' ? null : Number(limit))),
    ),
    '60',
  ),
});

/** The checked settings. `RATE_LIMIT` is `null` where it is off. */
export type Environment = v.InferOutput<typeof schema>;

/**
 * Reads the settings from `variables`. Throws an error whose message names
 * every setting that is wrong and says what would be right; never its value,
 * which may be a secret.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = v.safeParse(schema, withoutEmpty(variables));
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
  throw new Error(`These settings in the environment cannot be used:\n${faults.join('\n')}`);
}

/** Adds the `.env` file of the working directory, where there is one, to the process's environment and reads it. */
export function loadEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readEnvironment(process.env);
}

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

/** An empty variable counts as one that is not set, as in most shells' habits. */
function withoutEmpty(variables: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
