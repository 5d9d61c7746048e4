import type { PGlite } from '@electric-sql/pglite';
import { panicIn } from './panic-in.ts';

/**
 * Who sends a message. `migration` is the owner alone, before anybody else is
 * connected; the others come beside one another. `owner` is this process for
 * its owner, `command` a statement that a command of theirs sends from another.
 */
export type Party = 'migration' | 'owner' | 'command';

/** The first byte of a startup packet; every later message begins with a letter. */
const STARTUP = 0;
const TERMINATE = 'X'.charCodeAt(0);
/**
 * Puts the session back into the state that it began in, but for statements that another connection
 * has named: a function such as `set_config` may have changed it.
 */
const RESET = `
  set session authorization postgres; reset role; reset all; discard temp; select pg_catalog.pg_advisory_unlock_all()`;
/** The status in ReadyForQuery, the last byte of every answer, where no transaction is open. */
const IDLE = 'I'.charCodeAt(0);

/**
 * The one session of `database`, for several connections. A message is a whole
 * query, up to the Sync that ends it, and nothing of it may outlast its answer: a
 * transaction left open would take in what others send next, and lose it with its rollback.
 */
export class SharedSession {
  readonly #database: PGlite;

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** Runs `message` and gives the answer. Messages must come one after another. */
  async run(party: Party, message: Uint8Array): Promise<Uint8Array> {
    if (message[0] === TERMINATE) return new Uint8Array();
    if (message[0] === STARTUP) await this.#begin(party);
    const answer = await this.#answerTo(message);
    stopAfterPanic(answer);
    const isRefused = party !== 'migration' && answer.at(-1) !== IDLE;
    if (isRefused) await this.#database.exec('ROLLBACK');
    if (party === 'command') await this.#database.exec(RESET);
    return isRefused ? REFUSAL : answer;
  }

  /** How many leads there are, or `null` where there is no table for them yet. Throws where it cannot be read. */
  async countLeads(): Promise<number | null> {
    const { rows: tables } = await this.#database.query(
      `select 1 where to_regclass('public.leads') is not null`,
    );
    if (tables.length === 0) return null;
    const { rows } = await this.#database.query<{ leads: number }>(
      'select count(*)::int as leads from public.leads',
    );
    return rows[0]?.leads ?? null;
  }

  /** As a stream, because PGlite keeps the messages of any other raw answer for as long as it runs. */
  async #answerTo(message: Uint8Array): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    await this.#database.execProtocolRawStream(message, {
      syncToFs: false,
      // What is handed over is the database's own memory.
      onRawData: (part) => parts.push(part.slice()),
    });
    // Memory of its own: to send a part of Node's pool to another thread copies the whole pool.
    return new Uint8Array(Buffer.concat(parts));
  }

  /** A new session, for the one connection that comes alone. Those beside one another share theirs. */
  async #begin(party: Party): Promise<void> {
    if (party !== 'migration') return;
    await this.#database.exec('ROLLBACK');
    await this.#database.exec('DISCARD ALL');
  }
}

/**
 * Ends this thread, and with it the server, where PostgreSQL would have ended
 * itself: the next start recovers from the log. A full disk comes to this if it
 * is the log that finds no room, and to a mere error if it is a table.
 */
function stopAfterPanic(answer: Uint8Array): void {
  const reason = panicIn(answer);
  if (reason === null) return;
  throw new Error(
    `${reason}. Every lead that was acknowledged is on the disk. Mend the cause, then start the server again.`,
  );
}

/** What a client is told whose transaction was ended: ErrorResponse and ReadyForQuery. */
const REFUSAL = Buffer.concat([
  messageOf(
    'E',
    'SERROR\0VERROR\0C0A000\0Mthe embedded database has one session for everybody: a transaction has to begin and end within one query\0\0',
  ),
  messageOf('Z', 'I'),
]);

function messageOf(type: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(length.length + body.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}
