import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { APPLIED_MIGRATIONS } from '../../server/database/migrations.ts';
import type { Query } from '../../server/database/query.ts';
import { END, HEAD } from './backup-file.ts';

/** Rows per answer: memory holds an answer of the embedded database as a whole. */
const ROWS_AT_ONCE = 500;

/**
 * The table of leads, the server's tables and all that refer to them, each after those that it refers to. Leaves out
 * what the server writes when it starts, and the migrations, which are in the head of a backup.
 */
export const BACKED_UP_TABLES = `
  with recursive included (id, depth) as (
    select oid, 0 from pg_catalog.pg_class
    where oid = 'public.leads'::regclass
      or relnamespace = 'server'::regnamespace and relkind = 'r'
        and relname not in ('schema_migrations', 'form_rules', 'channels')
    union
    select conrelid, depth + 1 from included join pg_catalog.pg_constraint on confrelid = id
    where contype = 'f' and conparentid = 0 and conrelid <> confrelid
  )
  select format('%I.%I', nspname, relname) as name
  from included join pg_catalog.pg_class on pg_class.oid = id
    join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
  group by name order by max(depth), name`;

/**
 * Writes a backup to `file`: every row as of one moment. `query` has to use one connection. PostgreSQL takes leads
 * meanwhile; the embedded database has one session, so leads wait there.
 */
export async function makeBackup(query: Query, file: Writable): Promise<void> {
  await query({ text: 'begin isolation level repeatable read, read only' });
  try {
    // The fastest level, because leads may wait: twice the size of the best one.
    await pipeline(Readable.from(lines(query)), createGzip({ level: constants.Z_BEST_SPEED }), file);
  } finally {
    await query({ text: 'rollback' });
  }
}

async function* lines(query: Query): AsyncGenerator<string> {
  const applied = await query<{ name: string }>({ text: APPLIED_MIGRATIONS });
  yield line(HEAD, { migrations: applied.map(({ name }) => name) });
  const counts: Record<string, number> = {};
  for (const { name } of await query<{ name: string }>({ text: BACKED_UP_TABLES })) {
    counts[name] = 0;
    await query({
      text: `declare backup cursor for select to_jsonb(line)::text as row from ${name} as line`,
    });
    for (;;) {
      const rows = await query<{ row: string }>({ text: `fetch ${ROWS_AT_ONCE} from backup` });
      if (rows.length === 0) break;
      counts[name] += rows.length;
      yield rows.map(({ row }) => `${name}\t${row}\n`).join('');
    }
    await query({ text: 'close backup' });
  }
  yield line(END, counts);
}

const line = (name: string, value: object) => `${name}\t${JSON.stringify(value)}\n`;
