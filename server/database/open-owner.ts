import { existsSync } from 'node:fs';
import { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { CONNECTION_TIMEOUT_MS, type Query, queryOn } from './database.ts';
import { type DatabaseSettings, openBackend } from './open-backend.ts';
import { socketPathIn } from './owner-socket.ts';

/** The leads' database as its owner has it, for a command. */
export type OwnedDatabase = {
  /** Runs one statement, for as long as it takes, and gives its rows. */
  query: Query;
  close(): Promise<void>;
};

/**
 * Opens the leads for their owner: PostgreSQL where `DATABASE_URL` names one,
 * else the embedded database in `DATA_DIR`, through the server that has it open
 * or by itself. Throws a `StartError` where there is none, or no way to it.
 */
export async function openOwner(settings: DatabaseSettings): Promise<OwnedDatabase> {
  if (settings.DATABASE_URL) return openHere(settings);
  const directory = resolve(settings.DATA_DIR);
  const path = socketPathIn(directory);
  const server = path && (await connectTo(path));
  if (server) return server;
  if (!existsSync(join(directory, 'pg')))
    throw new StartError(
      `There are no leads in ${directory}. Set DATA_DIR to the directory of the embedded database, or DATABASE_URL to a PostgreSQL database.`,
    );
  return openHere(settings);
}

async function openHere(settings: DatabaseSettings): Promise<OwnedDatabase> {
  const backend = await openBackend(settings);
  // Without the limit of statements that is set on connecting: an export takes its time.
  const { onConnect: _, ...unlimited } = backend.owner;
  const pool = new pg.Pool({
    ...unlimited,
    max: 1,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: 0,
  });
  return {
    query: queryOn(pool),
    async close() {
      await pool.end();
      await backend.close();
    },
  };
}

/** The database of the process that listens at `path`, or `null` where none does. */
async function connectTo(path: string): Promise<OwnedDatabase | null> {
  const stream = () => new SocketAt(path);
  const client = new pg.Client({ stream, ssl: false, user: 'postgres', database: 'postgres' });
  try {
    await client.connect();
  } catch (error) {
    if (isNobodyThere(error)) return null;
    throw new StartError(
      `The server cannot be asked at ${path}: ${error instanceof Error ? error.message : error}`,
    );
  }
  return { query: queryOn(client), close: () => client.end() };
}

/** pg would derive the path from a port. */
class SocketAt extends Socket {
  readonly #path: string;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  override connect(): this {
    return super.connect({ path: this.#path });
  }
}

/** No socket, or one that a process left behind. */
function isNobodyThere(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
  );
}
