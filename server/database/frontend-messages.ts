/** A message from a PostgreSQL client: its letter, or the request before a session starts, and its bytes. */
export type Message = { type: string; bytes: Buffer };

/** Requests before a session starts, which have no letter. */
export const START = 'start';
export const ENCRYPTION = 'encryption';

const PROTOCOL = 3;
/** PostgreSQL's codes for TLS and GSSAPI requests. */
const ENCRYPTION_CODES = [80877103, 80877104];

const LENGTH_BYTES = 4;
/** PostgreSQL's limit. A browser's request, read as a length, far exceeds it. */
const MAX_START_BYTES = 10_000;

/**
 * The messages in `stream`, until it ends, breaks, or contains an invalid or unsupported message, such as a cancel
 * request. Reads the next message when this one has been handled.
 */
export async function* messagesFrom(stream: AsyncIterable<Buffer>): AsyncGenerator<Message> {
  let rest: Buffer = Buffer.alloc(0);
  /** Before the session starts, messages have no letter. */
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
    // A client that is gone, or is not a PostgreSQL client, gets no answer.
  }
}

/** The request of a message without a letter, which has a version or request code instead. */
function requestIn(bytes: Buffer): string | null {
  const code = bytes.readUInt32BE(LENGTH_BYTES);
  if (code >>> 16 === PROTOCOL) return START;
  return ENCRYPTION_CODES.includes(code) ? ENCRYPTION : null;
}
