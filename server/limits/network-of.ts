import { isIP, SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What a provider gives one customer, who may take any address in it. */
const NETWORK_BITS = 64;
/** What anybody can get from a provider or a tunnel: 65,536 networks. */
const SITE_BITS = 48;
/** IPv4 behind NAT64: the last four bytes are the address. */
const NAT64 = 'rfc6052';
const IPV4_BYTES = 4;

/** What counts as one sender: an IPv4 address, or the /64 that an IPv6 address lies in. Anything else is its own. */
export function networkOf(address: string): string {
  return prefixOf(address, NETWORK_BITS);
}

/** The most that one person can easily have: an IPv4 address, or the /48 that an IPv6 address lies in. */
export function siteOf(address: string): string {
  return prefixOf(address, SITE_BITS);
}

/** The address in an entry of `X-Forwarded-For`: Azure and IIS add a port. */
export function withoutPort(entry: string): string {
  return isIP(entry) > 0 ? entry : (SocketAddress.parse(entry)?.address ?? entry);
}

function prefixOf(entry: string, bits: number): string {
  const address = withoutPort(entry);
  if (isIP(address) === 0) return address;
  // IPv4 in IPv6 comes back as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray();
  if (parsed.range() === NAT64) return ipaddr.fromByteArray(bytes.slice(-IPV4_BYTES)).toString();
  return `${ipaddr.fromByteArray(bytes.fill(0, bits / 8))}/${bits}`;
}
