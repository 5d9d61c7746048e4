/** How long, how large and how many a client may be before its connection is ended. */
export type ConnectionLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersMs: number;
  /** From the first byte of a request to the end of its body. */
  requestMs: number;
  /** Without a byte in either direction. */
  silenceMs: number;
  /** From the end of a request's headers until its whole answer has left: a client that does not read it. */
  answerMs: number;
  /** Between two requests on one connection. */
  idleMs: number;
  /** How often connections are looked at: the limits above are kept as exactly as this. */
  checkMs: number;
  headerBytes: number;
  /** Requests of one connection that wait for their answers. */
  pipelined: number;
  /** Connections from one network, unless it is that of a trusted proxy. */
  perNetwork: number;
  /** Connections in all. */
  total: number;
};

/** A page's lead is some kilobytes: the slowest phone sends it within seconds. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than the longest answer takes: the database's own time limits come first.
  silenceMs: 60_000,
  // A request may take half a minute to arrive, and its answer a minute to leave.
  answerMs: 90_000,
  // Longer than the minute of common load balancers, which else send into a closing connection.
  idleMs: 72_000,
  checkMs: 2_000,
  headerBytes: 16 * 1024,
  // Browsers and proxies send one after another.
  pipelined: 8,
  // A browser opens six at most, and many visitors may share one address.
  perNetwork: 256,
  total: 4_096,
};
