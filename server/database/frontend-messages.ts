/** A message of a client of PostgreSQL: its letter, or what it asks for before it has started, and its bytes. */
export type Message = { type: string; bytes: Buffer };

/** What a client may ask for in place of a letter, before its session starts. */
export const START = 'start';
export const ENCRYPTION = 'encryption';

const PROTOCOL = 3;
/** As PostgreSQL numbers the requests for TLS and for GSSAPI. */
const ENCRYPTION_CODES = [80877103, 80877104];

const LENGTH_BYTES = 4;
/** As PostgreSQL has it. A browser's request, read as a length, is far more. */
const MAX_START_BYTES = 10_000;

/**
 * The messages in `stream`, until it ends or breaks, or has something in it that no client of PostgreSQL sends
 * or that is not served, such as a wish to cancel. The next one is read once this one is done with.
 */
export async function* messagesFrom(stream: AsyncIterable<Buffer>): AsyncGenerator<Message> {
  let rest: Buffer = Buffer.alloc(0);
  /** Before the session starts a message has no letter. */
  let letterBytes = 0;
  try {
    for await (const chunk of stream) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= letterBytes + LENGTH_BYTES) {
        const length = rest.readUInt32BE(letterBytes) + letterBytes;
        if (length < letterBytes + LENGTH_BYTES) return;
        if (letterBytes === 0 && length > MAX_START_BYTES) return;
        if (rest.length < length) break;
        const bytes = rest.subarray(0, length);
        rest = rest.subarray(length);
        const type = letterBytes > 0 ? String.fromCharCode(bytes[0] ?? 0) : requestIn(bytes);
        if (type === null) return;
        if (type === START) letterBytes = 1;
        yield { type, bytes };
      }
    }
  } catch {
    // A client that is gone, or is none, gets no answer.
  }
}

/** What a message without a letter asks for: it has a number instead, a version or a request. */
function requestIn(bytes: Buffer): string | null {
  const code = bytes.readUInt32BE(LENGTH_BYTES);
  if (code >>> 16 === PROTOCOL) return START;
  return ENCRYPTION_CODES.includes(code) ? ENCRYPTION : null;
}
