import type { Query } from '../../server/database/query.ts';

/**
 * Removes erased data from the embedded database's files, where a deleted row stays in its page and in the log.
 * Rewrites the tables with lead data, while new leads wait, and starts a new log. Skips a PostgreSQL server, which
 * cleans up in time and must not be blocked.
 */
export async function wipeErased(query: Query): Promise<void> {
  const tables = await query<{ name: string }>({
    text: `
      select 'public.leads' as name where version() like '%PGlite%'
      union select conrelid::regclass::text from pg_catalog.pg_constraint
      where confrelid = 'public.leads'::regclass and contype = 'f' and version() like '%PGlite%'`,
  });
  if (tables.length === 0) return;
  const names = tables.map(({ name }) => name);
  // ANALYZE stores sample values of columns.
  await query({
    text: 'delete from pg_catalog.pg_statistic where starelid = any ($1::regclass[])',
    values: [names],
  });
  await query({ text: `vacuum (full) ${names.join(', ')}, pg_catalog.pg_statistic` });
  await query({ text: 'select pg_switch_wal()' });
  // Also deletes the old log files: the embedded database does not recycle them (`wal_recycle`).
  await query({ text: 'checkpoint' });
}
