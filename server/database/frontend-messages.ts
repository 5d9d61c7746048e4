/** A message from a PostgreSQL client: its letter, or `START`, and its bytes. */
export type Message = { type: string; bytes: Buffer };

/** The first message, which has no letter but the protocol's version. */
export const START = 'start';
const PROTOCOL = 3;
const LENGTH_BYTES = 4;

/**
 * The messages in `stream`, until it ends, breaks, or contains an invalid or unsupported message, such as a cancel
 * request. Reads the next message when this one has been handled. On a Unix socket, clients do not ask for encryption.
 */
export async function* messagesFrom(stream: AsyncIterable<Buffer>): AsyncGenerator<Message> {
  let rest: Buffer = Buffer.alloc(0);
  let letterBytes = 0;
  try {
    for await (const chunk of stream) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= letterBytes + LENGTH_BYTES) {
        const length = rest.readUInt32BE(letterBytes) + letterBytes;
        if (length < letterBytes + LENGTH_BYTES) return;
        if (rest.length < length) break;
        const bytes = rest.subarray(0, length);
        rest = rest.subarray(length);
        if (letterBytes > 0) yield { type: String.fromCharCode(bytes[0] ?? 0), bytes };
        else if (bytes.readUInt16BE(LENGTH_BYTES) === PROTOCOL) yield { type: START, bytes };
        else return;
        letterBytes = 1;
      }
    }
  } catch {
    // A client that is gone gets no answer.
  }
}
