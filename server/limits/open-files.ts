/**
 * Files reserved for everything except visitors' connections. The embedded database
 * used 130 and Node.js 30 when measured; the rest is for growth, deliveries and the
 * owner.
 */
const KEPT_FILES = 256;
/** The fewest connections with which the server is useful. */
const MIN_CONNECTIONS = 32;

/** The most files and connections this process may open; infinite without a system limit. */
export function openFilesLimit(): number {
  // Otherwise the report resolves the names of all addresses.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const limit = userLimits?.open_files?.soft;
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
}

/** The connections, at most `most`, that fit into `limit` open files. Throws an error if they are too few. */
export function connectionsWithin(limit: number, most: number): number {
  const connections = Math.min(most, limit - KEPT_FILES);
  if (connections >= MIN_CONNECTIONS) return connections;
  throw new Error(
    `This process may open only ${limit} files, and needs ${KEPT_FILES + MIN_CONNECTIONS}. Raise the limit with ulimit -n, or LimitNOFILE= in systemd.`,
  );
}
