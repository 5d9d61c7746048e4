import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** 64 bits: what a provider gives one customer, who may take any address in it. */
const NETWORK_GROUPS = 4;

/** What counts as one sender: an IPv4 address, or the /64 that an IPv6 address lies in. Anything else is its own. */
export function networkOf(address: string): string {
  const [, embedded] = IPV4_IN_IPV6.exec(address) ?? [];
  if (embedded) return embedded;
  return isIPv6(address) ? `${networkGroups(address).join(':')}::/64` : address;
}

function networkGroups(address: string): string[] {
  const [left = [], right] = address.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = right ? Array<string>(GROUPS - left.length - right.length).fill('0') : [];
  const groups = [...left, ...zeros, ...(right ?? [])].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
