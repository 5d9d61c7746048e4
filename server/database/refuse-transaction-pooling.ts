import pg from 'pg';

/** How often two connections are compared. Where a pooler is busy with others, one look may miss what it does. */
const LOOKS = 8;

/**
 * Throws where a pooler between here and the database hands each transaction to
 * a session of its choice, as PgBouncer does in transaction mode: the role would
 * be that of whoever had the session before, and the migrations' lock nobody's.
 * `owner` is open; `config` opens a second connection beside it.
 */
export async function refuseTransactionPooling(owner: pg.Client, config: pg.ClientConfig): Promise<void> {
  const other = new pg.Client(config);
  await other.connect();
  try {
    const session = await sessionOf(owner);
    for (let look = 0; look < LOOKS; look++) {
      // A transaction keeps its session to itself, so `owner` cannot be given that one meanwhile.
      await other.query('begin');
      const taken = await sessionOf(other);
      const now = await sessionOf(owner);
      await other.query('commit');
      if (taken === session || now !== session) {
        throw new Error(
          'DATABASE_URL leads to a pooler in transaction mode, in which a lead could be stored in the name of the owner. Use its session mode (Supabase: port 5432), or the address of the database itself.',
        );
      }
    }
  } finally {
    await other.end();
  }
}

/** The process that serves the session, as the database numbers it. */
async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_catalog.pg_backend_pid() as pid');
  return rows[0]?.pid;
}
