import { isIPv4 } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { closestMatch } from 'leven';
import addressparser from 'nodemailer/lib/addressparser';
import * as v from 'valibot';
import { ADAPTERS, PERSONAL, type Target } from './delivery/notify.ts';
import { loadVariables, pageSettings, readSettings, text, wholeNumber } from './page-settings.ts';

const POSTGRES_ADDRESS = /^postgres(ql)?:\/\/\S+$/;
const DEFAULT_RATE_LIMIT_TOTAL = 3_000;
/** The minimum length that Standard Webhooks requires. */
const SECRET_MIN_BYTES = 24;
const MAIL_ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;
/** Allows no path or query, because Nodemailer reads options from them. */
const SMTP_ADDRESS = /^smtps?:\/\/[^\s/?#]+\/?$/;

const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const LIFETIME = /^[1-9]\d{0,3}[mhd]$/;

/** A status that the table accepts. `leads_status_length` has the same limit. */
const STATE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,49}$/u;

/** Every setting from the environment: name, rule and default. `.env.example` describes them. */
const settings = v.object({
  ...pageSettings,
  METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  TIME_ZONE: v.optional(text(isTimeZone, 'must be the name of a time zone, such as Europe/London or UTC')),
  DATA_DIR: v.optional(v.string(), './data'),
  EXPECT_LEADS: v.optional(yesOrNo(), 'no'),
  DATABASE_URL: v.optional(
    text(
      (address) => POSTGRES_ADDRESS.test(address) && URL.canParse(address.replace('@/', '@localhost/')),
      'must look like postgres://user:password@host:5432/name, with special characters percent-encoded',
    ),
  ),
  RATE_LIMIT: v.optional(leadsWithin('a minute'), '60'),
  RATE_LIMIT_TOTAL: v.optional(leadsWithin('a minute')),
  TRUSTED_PROXIES: v.optional(proxies(), ''),
  ALLOWED_ORIGINS: v.optional(
    listOf(isOrigin, 'must list origins such as https://www.example.org, without a path'),
    '',
  ),
  WEBHOOK_URL: v.optional(
    text(
      isReceiver,
      'must be an https address, or an http one on this machine, such as http://127.0.0.1:8080/leads',
    ),
  ),
  WEBHOOK_SECRET: v.optional(
    text(
      isSecret,
      `must be whsec_ and the base64 of ${SECRET_MIN_BYTES} random bytes or more. To make one, run: echo whsec_$(openssl rand -base64 32)`,
    ),
  ),
  SMTP_URL: v.optional(
    text(
      (address) => SMTP_ADDRESS.test(address) && URL.canParse(address),
      'must look like smtp://user:password@host:587 or smtps://user:password@host, with special characters percent-encoded',
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      mailboxes(),
      v.check(({ length }) => length === 1, 'must be one address'),
      v.transform(([mailbox = { name: '', address: '' }]) => mailbox),
    ),
  ),
  MAIL_TO: v.optional(mailboxes()),
  MAIL_LIMIT_PER_HOUR: v.optional(leadsWithin('an hour'), '60'),
  CONFIRMATION_MAIL: v.optional(yesOrNo(), 'no'),
  CONFIRMATION_LIMIT_PER_HOUR: v.optional(leadsWithin('an hour'), '60'),
  NOTIFY: v.optional(
    v.pipe(
      listOf(
        (target) => targetFrom(target) !== undefined,
        `must list targets such as slack:https://hooks.slack.com/services/…, each one of ${Object.keys(ADAPTERS).join(', ')} with its https address. Telegram's ends with /sendMessage?chat_id=…, ntfy's with a topic. Write a comma in an address as %2C`,
      ),
      v.transform((targets) => targets.flatMap((target) => targetFrom(target) ?? [])),
    ),
    '',
  ),
  NOTIFY_PERSONAL_DATA: v.optional(
    v.pipe(
      listOf((name) => PERSONAL.some((one) => one === name), `must list some of ${PERSONAL.join(', ')}`),
      v.transform((names) => PERSONAL.filter((name) => names.includes(name))),
    ),
    '',
  ),
  DESK_HOST: v.optional(v.string(), '127.0.0.1'),
  DESK_PORT: v.optional(wholeNumber(0, 65_535), '4141'),
  DESK_URL: v.optional(
    text(isOrigin, "must be the proxy's address without a path, such as https://desk.example.org"),
  ),
  DESK_PROXIES: v.optional(proxies(), 'loopback'),
  DESK_USER_HEADER: v.optional(
    v.pipe(
      text((name) => /^[a-z\d-]+$/i.test(name), 'must be the name of a header, such as X-Forwarded-Email'),
      v.toLowerCase(),
    ),
    'X-Forwarded-Email',
  ),
  DESK_SESSION_LIFETIME: v.optional(lifetime(), '30d'),
  LEAD_STATES: v.optional(
    v.pipe(
      listOf(
        (state) => STATE.test(state),
        'must list words of letters, digits, - and _, at most 50 characters each, separated by commas',
      ),
      v.check(
        (states) => states.includes('new') && states.includes('spam'),
        'must include new and spam, which the server sets',
      ),
    ),
    'new, contacted, won, lost, spam',
  ),
});

type Settings = v.InferOutput<typeof settings>;

/** Each of them works only with the others of its group. */
const SET_TOGETHER = [
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
] as const;

/** If `RATE_LIMIT` is off, for example for a load test, `RATE_LIMIT_TOTAL` is off by default. */
const schema = v.pipe(
  settings,
  v.check(
    (read) => missingIn(read).length === 0,
    ({ input }) => `${missingIn(input).join(' and ')} must be set too`,
  ),
  v.check(
    ({ CONFIRMATION_MAIL, SMTP_URL }) => !CONFIRMATION_MAIL || SMTP_URL !== undefined,
    'CONFIRMATION_MAIL is yes, so SMTP_URL, MAIL_FROM and MAIL_TO are required',
  ),
  v.transform(
    ({
      RATE_LIMIT,
      RATE_LIMIT_TOTAL = RATE_LIMIT === null ? null : DEFAULT_RATE_LIMIT_TOTAL,
      ...others
    }) => ({ ...others, RATE_LIMIT, RATE_LIMIT_TOTAL }),
  ),
);

/** The validated settings. A limit is `null` if it is off. */
export type Environment = v.InferOutput<typeof schema>;

/**
 * Reads the settings from `variables`. Throws an error that names every wrong
 * setting and its rule, but never its value, which may be a secret.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  return readSettings(schema, variables);
}

const SETTING_NAMES: readonly string[] = Object.keys(settings.entries);

/**
 * Reads the settings from the process's environment, then `file` if given, such as systemd's `EnvironmentFile=`, then
 * `.env` in the working directory if it exists. Earlier values win. Throws an error that names what is wrong.
 */
export function loadEnvironment(file?: string): Environment {
  if (file !== undefined) process.loadEnvFile(file);
  return readEnvironment(loadVariables());
}

/**
 * Variables that look like a mistyped setting, with the setting probably meant. At most a
 * third of a name may be wrong: `HOME` is not `HOST`.
 */
export function mistypedSettings(
  variables: Record<string, string | undefined>,
): { given: string; meant: string }[] {
  return Object.keys(variables).flatMap((given) => {
    const maxDistance = Math.min(2, Math.floor((given.length - 1) / 3));
    const meant = SETTING_NAMES.includes(given)
      ? undefined
      : closestMatch(given, SETTING_NAMES, { maxDistance });
    return meant === undefined ? [] : [{ given, meant }];
  });
}

function yesOrNo() {
  return v.pipe(
    v.picklist(['yes', 'no'], 'must be yes or no'),
    v.transform((word) => word === 'yes'),
  );
}

/** A time in milliseconds. */
function lifetime() {
  return v.pipe(
    text(
      (time) => LIFETIME.test(time),
      'must be a number of minutes, hours or days, such as 15m, 12h or 30d',
    ),
    v.transform((time) => Number.parseInt(time, 10) * (UNITS_MS[time.at(-1) ?? ''] ?? 0)),
  );
}

function leadsWithin(time: string) {
  return v.pipe(
    v.string(),
    v.regex(/^(off|[1-9]\d{0,5})$/, `must be "off" or a whole number of leads ${time}`),
    v.transform((limit) => (limit === 'off' ? null : Number(limit))),
  );
}

/** Values separated by commas, each of which `isRight`. */
function listOf(isRight: (value: string) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.transform((list) =>
      list
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean),
    ),
    v.check((values) => values.every(isRight), message),
  );
}

function proxies() {
  return listOf(
    isProxy,
    'must list addresses, networks such as 10.0.0.0/8, or the names loopback, linklocal, uniquelocal',
  );
}

function isProxy(value: string): boolean {
  try {
    compile(value);
    return true;
  } catch {
    return false;
  }
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.parse(value)?.origin === value;
}

/** The settings that are missing although another of their group is set. */
function missingIn(read: Settings): string[] {
  return SET_TOGETHER.filter((names) => names.some((name) => read[name] !== undefined)).flatMap((names) =>
    names.filter((name) => read[name] === undefined),
  );
}

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function isReceiver(value: string): boolean {
  const { protocol, hostname = '', username, password } = URL.parse(value) ?? {};
  if (username || password) return false;
  const isHere =
    ['localhost', '[::1]'].includes(hostname) || (isIPv4(hostname) && hostname.startsWith('127.'));
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

/** A target of messages, as `kind:address`; `undefined` if it is not one. */
function targetFrom(text: string): Target | undefined {
  const [, name, address = ''] = /^([a-z-]+):(.*)$/.exec(text) ?? [];
  const kind = (Object.keys(ADAPTERS) as Target['kind'][]).find((one) => one === name);
  if (!kind || !isReceiver(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  if (kind === 'telegram' && !searchParams.has('chat_id')) return undefined;
  if (kind === 'ntfy' && pathname.endsWith('/')) return undefined;
  return { kind, address };
}

function isSecret(value: string): boolean {
  const [, key = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
  return key.length % 4 === 0 && Buffer.from(key, 'base64').length >= SECRET_MIN_BYTES;
}

/** One or more mailboxes separated by commas, each an address or `Name <address>`. */
function mailboxes() {
  return v.pipe(
    v.string(),
    v.transform((list) => addressparser(list, { flatten: true })),
    v.check(
      (found) => found.length > 0 && found.every(({ address }) => MAIL_ADDRESS.test(address)),
      'must be an email address, such as owner@example.org or Name <owner@example.org>',
    ),
  );
}
