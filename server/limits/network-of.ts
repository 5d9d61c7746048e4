import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const BITS_PER_GROUP = 16;
/** What a provider gives one customer, who may take any address in it. */
const NETWORK_BITS = 64;
/** What anybody can get from a provider or a tunnel: 65,536 networks. */
const SITE_BITS = 48;

/** What counts as one sender: an IPv4 address, or the /64 that an IPv6 address lies in. Anything else is its own. */
export function networkOf(address: string): string {
  return prefixOf(address, NETWORK_BITS);
}

/** The most that one person can easily have: an IPv4 address, or the /48 that an IPv6 address lies in. */
export function siteOf(address: string): string {
  return prefixOf(address, SITE_BITS);
}

function prefixOf(address: string, bits: number): string {
  const [, embedded] = IPV4_IN_IPV6.exec(address) ?? [];
  if (embedded) return embedded;
  return isIPv6(address) ? `${firstGroups(address, bits / BITS_PER_GROUP).join(':')}::/${bits}` : address;
}

function firstGroups(address: string, count: number): string[] {
  const [left = [], right] = address.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = right ? Array<string>(GROUPS - left.length - right.length).fill('0') : [];
  const groups = [...left, ...zeros, ...(right ?? [])].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
