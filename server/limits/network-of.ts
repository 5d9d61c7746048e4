import { isIP, SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The size of a provider's allocation to one customer. */
const NETWORK_BITS = 64;
/** The most that anyone can easily get from a provider or a tunnel: 65,536 networks. */
const SITE_BITS = 48;
/** IPv4 behind NAT64: the last four bytes are the address. */
const NAT64 = 'rfc6052';
const IPV4_BYTES = 4;

/** The network that counts as one sender: an IPv4 address or an IPv6 /64. Returns anything else unchanged. */
export function networkOf(address: string): string {
  return prefixOf(address, NETWORK_BITS);
}

/** The most that one person can easily have: an IPv4 address or an IPv6 /48. */
export function siteOf(address: string): string {
  return prefixOf(address, SITE_BITS);
}

/** The address in an entry of `X-Forwarded-For`, to which Azure and IIS add a port. */
export function withoutPort(entry: string): string {
  return isIP(entry) > 0 ? entry : (SocketAddress.parse(entry)?.address ?? entry);
}

function prefixOf(entry: string, bits: number): string {
  const address = withoutPort(entry);
  if (isIP(address) === 0) return address;
  // Converts IPv4 in IPv6 to IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray();
  if (parsed.range() === NAT64) return ipaddr.fromByteArray(bytes.slice(-IPV4_BYTES)).toString();
  return `${ipaddr.fromByteArray(bytes.fill(0, bits / 8))}/${bits}`;
}
