/**
 * What is kept for everything but visitors' connections. The embedded database
 * was seen to hold 130 files, Node 30; the rest is for more tables, for what is
 * delivered and for the owner.
 */
const KEPT_FILES = 256;
/** With fewer than this the server is no use to anybody. */
const MIN_CONNECTIONS = 32;

/** How many files and connections this process may have open at once; without end where the system sets no limit. */
export function openFilesLimit(): number {
  // Else the report looks up the names of all addresses.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const limit = userLimits?.open_files?.soft;
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
}

/** How many connections, `most` at the most, a process may hold that may have `limit` files open. Throws an error where that is too few. */
export function connectionsWithin(limit: number, most: number): number {
  const connections = Math.min(most, limit - KEPT_FILES);
  if (connections >= MIN_CONNECTIONS) return connections;
  throw new Error(
    `This process may have ${limit} files open, and needs ${KEPT_FILES + MIN_CONNECTIONS}: raise the limit (ulimit -n, LimitNOFILE= in systemd).`,
  );
}
