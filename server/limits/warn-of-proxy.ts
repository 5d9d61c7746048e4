import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

const NEARBY = new BlockList();
NEARBY.addSubnet('127.0.0.0', 8);
NEARBY.addSubnet('10.0.0.0', 8);
NEARBY.addSubnet('172.16.0.0', 12);
NEARBY.addSubnet('192.168.0.0', 16);
NEARBY.addSubnet('169.254.0.0', 16);
NEARBY.addAddress('::1', 'ipv6');
NEARBY.addSubnet('fc00::', 7, 'ipv6');
NEARBY.addSubnet('fe80::', 10, 'ipv6');

const WARNING =
  'A proxy nearby sends X-Forwarded-For and is not believed, so all its visitors count as one address. Name it in TRUSTED_PROXIES ("loopback" for one on this machine).';

/** Says once, where `app` believes no proxy, that there seems to be one. */
export function warnOfProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers, ip, log }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    if (!NEARBY.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return;
    warned = true;
    log.warn(WARNING);
  });
}
