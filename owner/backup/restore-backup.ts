import pg from 'pg';
import { APPLIED_MIGRATIONS, applyMigrations } from '../../server/database/migrations.ts';
import { checkBackup, END, HEAD, readBackup } from './backup-file.ts';
import { BACKED_UP_TABLES } from './make-backup.ts';

/**
 * Fills the database with the backup `file`, in one transaction, and returns the number of leads. Creates missing
 * tables as they were when the backup was made; the next start migrates them. With `replace`, deletes what the
 * database holds. Throws an error, and changes nothing, if the file is damaged, the database has leads, or it has
 * other migrations.
 */
export async function restoreBackup(client: pg.ClientBase, file: string, replace: boolean): Promise<number> {
  const { migrations, rows } = await checkBackup(file);
  await client.query('begin');
  try {
    await applyMigrations(client, migrations);
    await expectMigrations(client, migrations);
    const tables = (await client.query<{ name: string }>(BACKED_UP_TABLES)).rows.map(({ name }) => name);
    // From here on, leads of a running server wait.
    await client.query(`lock table ${tables.join(', ')} in access exclusive mode`);
    if (!replace && (await client.query('select 1 from public.leads limit 1')).rowCount !== 0)
      throw new Error('The database already has leads. Add --replace to delete them first.');
    await client.query(`truncate ${tables.join(', ')}`);
    // They would set a new status and time.
    for (const name of tables) await client.query(`alter table ${name} disable trigger user`);
    for await (const part of readBackup(file)) await insert(client, part);
    for (const name of tables) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
    return rows['public.leads'] ?? 0;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error instanceof pg.DatabaseError ? new Error(refusalOf(error)) : error;
  }
}

async function expectMigrations(client: pg.ClientBase, migrations: readonly string[]): Promise<void> {
  const applied = (await client.query<{ name: string }>(APPLIED_MIGRATIONS)).rows.map(({ name }) => name);
  const newer = migrations.find((name) => !applied.includes(name));
  if (newer) throw new Error(`The backup is of a newer version, with migration ${newer}. Upgrade first.`);
  const missing = applied.find((name) => !migrations.includes(name));
  if (missing)
    throw new Error(
      `The backup is of an older version, without migration ${missing}. Restore it into a new database: set DATABASE_URL to an empty one, or DATA_DIR to an empty directory.`,
    );
}

async function insert(client: pg.ClientBase, part: Map<string, string[]>): Promise<void> {
  for (const [name, rows] of part) {
    if (name !== HEAD && name !== END)
      await client.query(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1)`, [
        `[${rows.join(',')}]`,
      ]);
  }
}

/** Leaves out PostgreSQL's message, which may quote a row. */
function refusalOf({ code, constraint }: pg.DatabaseError): string {
  return `PostgreSQL refused with ${constraint ? `${code} (${constraint})` : code}. Nothing was changed.`;
}
