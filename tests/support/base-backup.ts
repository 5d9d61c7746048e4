import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestPostgres } from './start-postgres.ts';

/** What a running server has for itself alone: a copy starts with these folders empty. */
const EMPTY = ['pg_wal', 'pg_replslot', 'pg_stat_tmp', 'pg_dynshmem', 'pg_notify', 'pg_subtrans'];
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'standby.signal', 'postgresql.auto.conf'];

/**
 * Copies the data of the running `primary` into the directory `target` and makes
 * a standby of it, as pg_basebackup does, which npm does not bring along.
 */
export async function makeStandbyOf(primary: TestPostgres, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${primary.url}/postgres` });
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  copyDirectory(primary.data, target);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  const owner = statSync(primary.data);
  const write = (name: string, text: string) => {
    writeFileSync(join(target, name), text);
    chownSync(join(target, name), owner.uid, owner.gid);
  };
  write('backup_label', rows[0]?.labelfile ?? '');
  write('standby.signal', '');
  write('postgresql.auto.conf', `primary_conninfo = '${primary.url}'\n`);
}

function copyDirectory(from: string, to: string): void {
  const { uid, gid, mode } = statSync(from);
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (LEFT_OUT.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (EMPTY.includes(entry.name)) {
      mkdirSync(target);
      chownSync(target, uid, gid);
      chmodSync(target, mode);
    } else if (entry.isDirectory()) copyDirectory(source, target);
    else copyIfThere(source, target, uid, gid);
  }
  chownSync(to, uid, gid);
  chmodSync(to, mode);
}

/** A running server takes files away meanwhile; its log says so to whoever reads it. */
function copyIfThere(source: string, target: string, uid: number, gid: number): void {
  try {
    copyFileSync(source, target);
    chownSync(target, uid, gid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
