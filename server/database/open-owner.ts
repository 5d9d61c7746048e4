import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { CONNECTION_TIMEOUT_MS } from './database.ts';
import { jsonLine, jsonLines } from './json-lines.ts';
import { type DatabaseSettings, openBackend } from './open-backend.ts';
import type { OwnerAnswer, OwnerField, OwnerRequest } from './owner-request.ts';
import { socketPathIn } from './owner-socket.ts';
import { type Query, queryOn } from './query.ts';

/** The leads' database as its owner has it, for a command. */
export type OwnedDatabase = {
  /** Runs one statement, for as long as it takes, and gives its rows. */
  query: Query;
  /** Whether this process has the embedded database to itself: no server can start meanwhile. */
  isAlone: boolean;
  close(): Promise<void>;
};

/** What a query throws once the server that it was sent through has ended. */
export const SERVER_GONE = 'The server has ended the connection.';

/**
 * Opens the leads for their owner: PostgreSQL where `DATABASE_URL` names one,
 * else the embedded database in `DATA_DIR`, through the server that has it open
 * or by itself, unless it has to be `throughServer`. PostgreSQL gets `connections` at the most. Throws a `StartError` where there is none, or no way to it.
 */
export async function openOwner(
  settings: DatabaseSettings,
  { connections = 1, throughServer = false } = {},
): Promise<OwnedDatabase> {
  if (settings.DATABASE_URL) return openHere(settings, connections);
  const directory = resolve(settings.DATA_DIR);
  const path = socketPathIn(directory);
  const server = path && (await connectTo(path));
  if (server) return server;
  if (throughServer) throw new StartError(SERVER_GONE);
  if (!existsSync(join(directory, 'pg')))
    throw new StartError(
      `There are no leads in ${directory}. Set DATA_DIR to the directory of the embedded database, or DATABASE_URL to a PostgreSQL database.`,
    );
  return openHere(settings, 1);
}

async function openHere(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  connections: number,
): Promise<OwnedDatabase> {
  const { backend } = await openBackend({ DATABASE_URL, DATA_DIR });
  const pool = new pg.Pool({
    ...backend.owner,
    max: connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: 0,
  });
  return {
    query: queryOn(pool),
    isAlone: !DATABASE_URL,
    async close() {
      await pool.end();
      await backend.close();
    },
  };
}

/** The database of the process that listens at `path`, or `null` where none does. */
async function connectTo(path: string): Promise<OwnedDatabase | null> {
  const socket = connect({ path });
  try {
    await once(socket, 'connect');
  } catch (error) {
    if (isNobodyThere(error)) return null;
    throw new StartError(
      `The server cannot be asked at ${path}: ${error instanceof Error ? error.message : error}`,
    );
  }
  return askedOver(socket);
}

/** Sends a request a line and takes the answers in their order. */
function askedOver(socket: Socket): OwnedDatabase {
  // The end of the answers says the same, and says it to whoever waits.
  socket.on('error', () => {});
  const answers = jsonLines(socket, Number.POSITIVE_INFINITY);
  const ask = async (request: Partial<OwnerRequest>): Promise<OwnerAnswer> => {
    socket.write(jsonLine(request));
    const { value, done } = await answers.next().catch(() => ({ value: undefined, done: true }));
    if (done) throw new Error(SERVER_GONE);
    return value as OwnerAnswer;
  };
  return {
    isAlone: false,
    async query<Row extends pg.QueryResultRow>({ text, values }: pg.QueryConfig) {
      const answer = await ask({ text, ...(values && { values }) });
      if ('error' in answer) throw errorFrom(answer.error);
      return answer.rows.map((row) => rowFrom(answer.fields, row) as Row);
    },
    async close() {
      socket.destroy();
    },
  };
}

/** A row with the values that pg makes of PostgreSQL's texts, so that a command sees the same on both databases. */
function rowFrom(fields: readonly OwnerField[], row: readonly (string | null)[]): Record<string, unknown> {
  const values = fields.map(({ name, type }, column) => {
    const text = row[column] ?? null;
    return [name, text === null ? null : pg.types.getTypeParser(type, 'text')(text)];
  });
  return Object.fromEntries(values);
}

function errorFrom({ code, message }: { code: string; message: string }): Error {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });
}

/** No socket, or one that a process left behind. */
function isNobodyThere(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
  );
}
