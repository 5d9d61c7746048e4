import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How long and how large a client may be before its connection is ended. */
export type ConnectionLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersMs: number;
  /** From the first byte of a request to the end of its body. */
  requestMs: number;
  /** Without a byte in either direction: a client that does not read its answer. */
  silenceMs: number;
  /** Between two requests on one connection. */
  idleMs: number;
  /** How often connections are looked at: the first two limits are kept as exactly as this. */
  checkMs: number;
  headerBytes: number;
};

/** A page's lead is some kilobytes: the slowest phone sends it within seconds. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than the longest answer takes: the database's own time limits come first.
  silenceMs: 60_000,
  // Longer than the minute of common load balancers, which else send into a closing connection.
  idleMs: 72_000,
  checkMs: 2_000,
  headerBytes: 16 * 1024,
};

/** The limits as Fastify and Node call them. */
export function optionsFor(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    keepAliveTimeout: limits.idleMs,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.headerBytes,
    },
  } satisfies FastifyHttpOptions<Server>;
}
