import { readEnvironment } from '../../server/environment.ts';
import { CONFIG_FILE, type Finding, SERVER_SETTINGS } from './finding.ts';
import type { Project } from './project.ts';
import { settingsOf } from './settings.ts';

/** Names that by RFC 2606 and RFC 6761 nobody can ever own. */
const RESERVED_HOST = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;
/** Numbers for films and books: Ofcom's ranges for drama, and 555-0100 to 555-0199 in North America. */
const FICTIONAL_NUMBERS = [
  /^44(2079460|1632960|7700900|8081570|9098790|3069990|1914980|2896496|2920180)\d{3}$/,
  /^441(1[3-8]|21|31|41|51|61)4960\d{3}$/,
  /^1\d{3}55501\d{2}$/,
];

/** Whether nobody can ever be reached at `address`. */
export function isPlaceholder(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  return RESERVED_HOST.test(hostname) || pathname.includes('.example');
}

/** Hosts, profiles, an e-mail address, a phone number and a key that nobody owns. */
export function findPlaceholders({ site, environment }: Pick<Project, 'site' | 'environment'>): Finding[] {
  const addresses = settingsOf({ site, environment })
    .filter(({ address }) => isPlaceholder(address))
    .map(({ address, where }) => placeholder(address, where, 'Put in your own address.'));
  const email = isPlaceholder(`mailto://${site.email}`)
    ? [placeholder(site.email, config('email'), 'Put in an address that you read.')]
    : [];
  const phone =
    site.phone && isFictional(site.phone)
      ? [
          placeholder(
            site.phone,
            config('phone'),
            'Put in your own number: it is kept for fiction. Or write false.',
          ),
        ]
      : [];
  return [...addresses, ...email, ...phone, ...defaultKey(environment)];
}

function isFictional(phone: string): boolean {
  const number = phone.replaceAll(/\D/g, '');
  return FICTIONAL_NUMBERS.some((range) => range.test(number));
}

function defaultKey({ PUBLIC_LEADS_KEY }: Project['environment']): Finding[] {
  if (PUBLIC_LEADS_KEY !== readEnvironment({}).PUBLIC_LEADS_KEY) return [];
  const where = { file: SERVER_SETTINGS, field: 'PUBLIC_LEADS_KEY' };
  return [
    placeholder(`the default key ${PUBLIC_LEADS_KEY}`, where, 'Set a key of your own, and build again.'),
  ];
}

function config(field: string): Finding['where'] {
  return { file: CONFIG_FILE, field };
}

function placeholder(what: string, where: Finding['where'], remedy: string): Finding {
  return { subject: 'placeholders', what, where, remedy, hint: false };
}
