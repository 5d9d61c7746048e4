import { readEnvironment } from '../../server/environment.ts';
import { type Project, partsOf } from './project.ts';
import { CONFIG_FILE, type Finding, SERVER_SETTINGS } from './report.ts';

/** Reserved names, which no one can own (RFC 2606, RFC 6761). */
const RESERVED_HOST = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;
/** Fictional numbers: Ofcom's ranges for drama, and 555-0100 to 555-0199 in North America. */
const FICTIONAL_NUMBERS = [
  /^44(2079460|1632960|7700900|8081570|9098790|3069990|1914980|2896496|2920180)\d{3}$/,
  /^441(1[3-8]|21|31|41|51|61)4960\d{3}$/,
  /^1\d{3}55501\d{2}$/,
];

const DEFAULT_KEY = readEnvironment({}).PUBLIC_LEADS_KEY;

/** Placeholder hosts, profiles, email addresses, phone numbers and keys in any setting. */
export function findPlaceholders({ site, environment }: Project): Finding[] {
  const { PUBLIC_LEADS_URL, PUBLIC_LEADS_KEY } = environment;
  const places = [
    [CONFIG_FILE, site, 'Set your own, or false if the setting allows it.'],
    [SERVER_SETTINGS, { PUBLIC_LEADS_URL, PUBLIC_LEADS_KEY }, 'Set your own, and build again.'],
  ] as const;
  return places.flatMap(([file, settings, remedy]) =>
    partsOf(settings)
      .filter(({ value }) => typeof value === 'string' && isPlaceholder(value))
      .map(({ path: field, value }) => ({
        subject: 'placeholders',
        what: String(value),
        where: { file, field },
        remedy,
      })),
  );
}

/** Whether `text` is the default key, or a reserved address or number. */
function isPlaceholder(text: string): boolean {
  if (text === DEFAULT_KEY) return true;
  const address = text.includes('@') && !text.includes('/') ? `mailto://${text}` : text;
  if (URL.canParse(address)) {
    const { hostname, pathname } = new URL(address);
    return RESERVED_HOST.test(hostname) || pathname.includes('.example');
  }
  const number = text.replaceAll(/[^\d]/g, '');
  return FICTIONAL_NUMBERS.some((range) => range.test(number));
}
