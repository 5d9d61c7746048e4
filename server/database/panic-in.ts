/** A message of PostgreSQL's wire protocol: a letter, then its length, which counts itself and not the letter. */
const LETTER_BYTES = 1;
const LENGTH_BYTES = 4;
const ERROR_RESPONSE = 'E'.charCodeAt(0);

/**
 * The reason in `answer`, what the database sent back, if it is a PANIC; else
 * `null`. PostgreSQL ends itself after one, because what it has in memory may
 * contradict what is on the disk. PGlite reports it and goes on.
 */
export function panicIn(answer: Uint8Array): string | null {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let start = 0; start < bytes.length; ) {
    const end = start + LETTER_BYTES + bytes.readUInt32BE(start + LETTER_BYTES);
    if (bytes[start] === ERROR_RESPONSE) {
      const fields = fieldsOf(bytes.subarray(start + LETTER_BYTES + LENGTH_BYTES, end));
      if (fields.get('V') === 'PANIC') return fields.get('M') ?? 'no reason is known';
    }
    start = end;
  }
  return null;
}

/** Each field is a letter and a text that ends with a zero. */
function fieldsOf(bytes: Buffer): Map<string, string> {
  const fields = bytes.toString('utf8').split('\0').filter(Boolean);
  return new Map(fields.map((field) => [field.slice(0, 1), field.slice(1)]));
}
