import type { Query } from '../../server/database/query.ts';

/**
 * Takes what was erased out of the files of the embedded database: a deleted row stays in its page, and in the
 * log of all changes. It rewrites the tables that hold anything of leads, while whoever sends a lead waits, and
 * has the log begun anew. A PostgreSQL server does this by itself in time, and may not be held up by it.
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
  // What ANALYZE keeps of a column are examples of its values.
  await query({
    text: 'delete from pg_catalog.pg_statistic where starelid = any ($1::regclass[])',
    values: [names],
  });
  await query({ text: `vacuum (full) ${names.join(', ')}, pg_catalog.pg_statistic` });
  await query({ text: 'select pg_switch_wal()' });
  // The old files go with it: the embedded database does not use them again (`wal_recycle`).
  await query({ text: 'checkpoint' });
}
