/** A message of a client of PostgreSQL: its letter, or what it asks for before it has started, and its bytes. */
export type Message = { type: string; bytes: Buffer };

/** What a client may ask for in place of a letter, before its session starts. */
export const START = 'start';
export const ENCRYPTION = 'encryption';
export const CANCEL = 'cancel';

const PROTOCOL = 3;
const BEFORE_START: Readonly<Record<number, string>> = {
  80877102: CANCEL,
  80877103: ENCRYPTION,
  80877104: ENCRYPTION,
};

const LETTER_BYTES = 1;
const LENGTH_BYTES = 4;
/** As PostgreSQL has it. A browser's request, read as a length, is far more. */
const MAX_START_BYTES = 10_000;

/**
 * The messages in `stream`, until it ends or breaks, or has something in it that no client of PostgreSQL sends.
 * The next one is read once this one is done with.
 */
export async function* messagesFrom(stream: AsyncIterable<Buffer>): AsyncGenerator<Message> {
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
  try {
    for await (const chunk of stream) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      for (
        let length = lengthOf(rest, isStarted);
        rest.length >= length;
        length = lengthOf(rest, isStarted)
      ) {
        const bytes = rest.subarray(0, length);
        rest = rest.subarray(length);
        const type: string = isStarted ? String.fromCharCode(bytes[0] ?? 0) : requestIn(bytes);
        isStarted ||= type === START;
        yield { type, bytes };
      }
    }
  } catch {
    // A client that is gone, or is none, gets no answer.
  }
}

/** The bytes of the first message in `rest`, or any larger number as long as they are not known. */
function lengthOf(rest: Buffer, isStarted: boolean): number {
  const head = isStarted ? LETTER_BYTES : 0;
  if (rest.length < head + LENGTH_BYTES) return Number.POSITIVE_INFINITY;
  const length = rest.readUInt32BE(head);
  if (length < LENGTH_BYTES || (!isStarted && length > MAX_START_BYTES))
    throw new Error('This is not a message of PostgreSQL.');
  return head + length;
}

/** Before the session starts a message has no letter, but a number: a version, or a request. */
function requestIn(bytes: Buffer): string {
  const code = bytes.readUInt32BE(LENGTH_BYTES);
  const request = code >>> 16 === PROTOCOL ? START : BEFORE_START[code];
  if (request === undefined) throw new Error('This is not a request of PostgreSQL.');
  return request;
}
