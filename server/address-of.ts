import { isIPv6 } from 'node:net';

/** The address of what listens on `host`. */
export function addressOf(host: string, port: number | string): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
